/// Names that are given only once.
package struct UniqueNames {
    private var used: Set<String>
    /// The last number of each name that was wanted several times.
    private var numbersOfNames: [String: Int] = [:]
    /// The last number of each word that was wanted with one.
    private var numbersOfWords: [String: Int] = [:]

    package init(reserved: [String] = []) { used = Set(reserved) }

    /// The name, or with the first number that makes it a new one: `width_2`.
    package mutating func name(_ wanted: String, mark: Character) -> String {
        var (name, number) = (wanted, numbersOfNames[wanted] ?? 1)
        while !used.insert(name).inserted {
            number += 1
            name = "\(wanted)\(mark)\(number)"
        }
        numbersOfNames[wanted] = number
        return name
    }

    /// The word with the first number that makes it a new name: `value_1`.
    package mutating func numbered(_ word: String, mark: Character) -> String {
        var (name, number) = ("", numbersOfWords[word] ?? 0)
        repeat {
            number += 1
            name = "\(word)\(mark)\(number)"
        } while !used.insert(name).inserted
        numbersOfWords[word] = number
        return name
    }
}
