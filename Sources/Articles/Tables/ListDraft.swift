/// A list from a reader, before it is assigned to its headings.
struct ListDraft {
    let offset: Int
    let isOrdered: Bool
    let items: [ArticleItem]
}
