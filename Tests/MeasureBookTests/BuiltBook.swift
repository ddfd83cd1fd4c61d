import Asking
import Books
import Foundation
import Publish
import Records
import Synchronization
import TestSupport
import Text
import Workbench

@testable import MeasureBook

/// A book, and what the library reads from its output.
struct BuiltBook {
    let checked: CheckedBook
    let book: MeasureBook.Book

    /// - Parameter folder: of a book, relative to the project.
    init(_ folder: String) throws {
        try self.init(BookFolder(reading: Shared.root.appending(path: folder).path))
    }

    init(_ folder: BookFolder) throws {
        checked = try Pipeline(jobs: 2).run(folder)
        let files = Self.files(of: checked)
        book = try MeasureBook.Book(reading: { files[$0] })
    }

    static func files(of checked: CheckedBook) -> [String: [UInt8]] {
        let files = Mutex<[String: [UInt8]]>([:])
        checked.makeOutput { file in files.withLock { $0[file.path] = file.bytes } }
        return files.withLock { $0 }
    }

    /// What the book answers: a line for each record, or the message.
    func expected(_ datasets: String, _ conditions: [String]) -> [String] {
        do {
            let question = try Question(datasets, conditions: conditions, in: checked)
            return question.selections.flatMap { selection in
                selection.records.map { record in
                    let values = record.values.map { $0.map { $0 == .notAvailable ? "" : $0.display } ?? "" }
                    return ([selection.dataset.name] + record.key + values + [record.status.rawValue])
                        .joined(separator: "|")
                }
            } + checked.remarks(on: question)
        } catch {
            return [error.description]
        }
    }

    /// What the library answers, in the same form.
    func answered(_ datasets: String, _ conditions: [String]) -> [String] {
        do throws(QuestionError) {
            let answer = try book.ask(datasets, where: conditions.map { Condition($0) })
            return answer.records.map { record in
                let values = record.values.map { record[$0]?.description ?? "" }
                return ([record.dataset] + record.key + values + [record.status.rawValue]).joined(separator: "|")
            } + answer.remarks
        } catch {
            return [error.description]
        }
    }
}
