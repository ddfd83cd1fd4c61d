/// `data/_texts.js`: what the site's script says, in the language of its pages. `{name}` is replaced by a value.
struct SiteTexts {
    let bytes: [UInt8]

    init(language: String) {
        let texts = Self.all(Wording(language: language)).map { (key: $0, value: JSON.string($1)) }
        bytes = DataScript("texts", [.object(texts)]).bytes
    }

    /// By the names that the scripts use.
    static func all(_ say: Wording) -> [(name: String, text: String)] { explorer(say) + panel(say) + search(say) }

    private static func explorer(_ say: Wording) -> [(name: String, text: String)] {
        [
            ("explorer", say("Explore", ja: "調べる")),
            ("filter", say("Filter", ja: "絞り込み")),
            ("moreFilters", say("More filters", ja: "ほかの条件")),
            ("all", say("All", ja: "すべて")),
            ("none", say("(empty)", ja: "（空）")),
            ("several", say("{count} chosen", ja: "{count} 件を選択")),
            ("layout", say("Table", ja: "表の形")),
            ("rows", say("Rows", ja: "行")),
            ("columns", say("Columns", ja: "列")),
            ("values", say("Values", ja: "値")),
            ("compare", say("Compare", ja: "比較")),
            ("nothing", say("Nothing", ja: "なし")),
            ("from", say("From", ja: "比較元")),
            ("to", say("To", ja: "比較先")),
            ("onlyChanges", say("Only differences", ja: "差のあるものだけ")),
            ("difference", say("Difference", ja: "差")),
            ("new", say("new", ja: "追加")),
            ("gone", say("gone", ja: "消滅")),
            ("sort", say("Sort by this column", ja: "この列で並べ替え")),
            ("chart", say("Chart", ja: "グラフ")),
            ("chartnone", say("None", ja: "なし")),
            ("chartline", say("Lines", ja: "折れ線")),
            ("chartbar", say("Bars", ja: "棒")),
            ("chartOf", say("Chart of the table below: {name}", ja: "下の表のグラフ：{name}")),
            (
                "noChart",
                say("A chart needs numbers and two columns or more.", ja: "グラフには数値と二つ以上の列が必要です。")
            ),
            ("marksOfReach", say("Lines and arrows at points: ranges and limits", ja: "点の線と矢印：範囲と上限・下限")),
            ("marksOfLimits", say("Hollow bars: limits", ja: "白抜きの棒：上限・下限")),
            ("marksOfAbout", say("Waves: approximate values", ja: "波線：おおよその値")),
            ("marksOfDoubt", say("Rings: values in doubt", ja: "丸印：疑わしい値")),
            ("marksOfGaps", say("Dashed boxes: no value", ja: "点線の枠：値なし")),
            ("morePanels", say("More rows in the table: {count}.", ja: "ほかの {count} 行は表だけにあります。")),
            ("format", say("Format", ja: "形式")),
            ("copy", say("Copy", ja: "コピー")),
            ("download", say("Download", ja: "ダウンロード")),
            ("reset", say("Reset", ja: "元に戻す")),
            ("table", say("Table of the chosen values", ja: "選んだ値の表")),
            ("shownValues", say("{count} of {all} values", ja: "値 {all} 件のうち {count} 件")),
            (
                "noNumber",
                say(
                    "Nothing found. A filter of numbers is a number or a range, such as > 40 or 10–20, with or without its unit.",
                    ja: "見つかりません。数値の条件は「> 40」「10–20」のように書きます（単位は任意）。")
            ),
            (
                "unlikeUnits",
                say(
                    "numbers of several units are compared as written; write the unit after the number",
                    ja: "単位の異なる数値をそのまま比較（数値の後に単位を書くと絞り込める）")
            ),
            ("shownDoubts", say("{count} in doubt", ja: "疑問あり {count} 件")),
            ("inDoubt", say("in doubt", ja: "疑わしい値")),
            ("noValueHere", say("no value", ja: "値なし")),
            ("leftOut", say("left out by the filter", ja: "条件により除外")),
            ("range", say("{low} to {high}", ja: "{low}〜{high}")),
            ("implied", say("the rules imply {value}", ja: "規則が示す値は {value}")),
            (
                "moreColumns",
                say(
                    "{shown} of {count} columns are shown. Filter to see others.",
                    ja: "{count} 列のうち {shown} 列を表示。ほかは絞り込んで表示。")
            ),
            ("previous", say("Previous rows", ja: "前の行")),
            ("next", say("Next rows", ja: "次の行")),
            ("pageOf", say("Page {page} of {count}", ja: "{count} ページ中 {page}")),
        ]
    }

    private static func panel(_ say: Wording) -> [(name: String, text: String)] {
        [
            ("value", say("Value", ja: "値")),
            ("close", say("Close", ja: "閉じる")),
            ("copyLink", say("Copy link", ja: "リンクをコピー")),
            ("copyCitation", say("Copy citation", ja: "引用をコピー")),
            ("copied", say("Copied", ja: "コピーしました")),
            ("notCopied", say("This browser does not allow copies", ja: "このブラウザーではコピーできません")),
            ("noValue", say("This page has no value at that address.", ja: "このアドレスの値はこのページにありません。")),
        ]
    }

    private static func search(_ say: Wording) -> [(name: String, text: String)] {
        [
            ("page", say("Page", ja: "ページ")),
            ("dataset", say("Dataset", ja: "データセット")),
            ("answers", say("Results: {count}", ja: "{count} 件")),
            ("moreAnswers", say("{count} more. Add a word to narrow the search.", ja: "ほか {count} 件。言葉を足すと絞り込めます。")),
            ("nothingFound", say("Nothing found.", ja: "見つかりません。")),
            ("doubtopen", say("open doubt", ja: "未解決の疑問")),
            ("doubtaccepted", say("accepted doubt", ja: "承認済みの疑問")),
        ]
    }
}
