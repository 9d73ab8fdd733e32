// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// Runs fuzz targets without a fuzzer: every file of the corpus, then mutations of them that are the same in every
// run. A failure names the number of its input; `fuzz_replay fuzz_x <corpus> <number>` runs that one alone.
#include "tests/fuzz/FuzzInput.h"

#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <vector>

namespace {

struct Target
{
    std::string_view name;
    curvedesk::fuzz::Registration::Run run;
};

std::vector<Target> &allTargets()
{
    static std::vector<Target> targets;
    return targets;
}

using Bytes = std::vector<std::uint8_t>;

constexpr std::size_t mutations = 4000;
constexpr std::size_t maxSize = 1u << 16;

// xorshift64*: the same numbers with every standard library.
class Random
{
public:
    explicit Random(std::uint64_t seed)
        : m_state(seed * 0x9E3779B97F4A7C15ull | 1)
    {
        for (int i = 0; i < 4; ++i)
            next();
    }
    std::uint64_t next()
    {
        m_state ^= m_state >> 12;
        m_state ^= m_state << 25;
        m_state ^= m_state >> 27;
        return m_state * 0x2545F4914F6CDD1Dull >> 8;
    }
    std::size_t below(std::size_t limit) { return limit == 0 ? 0 : static_cast<std::size_t>(next() % limit); }

private:
    std::uint64_t m_state;
};

Bytes::iterator at(Bytes &bytes, std::size_t position)
{
    return bytes.begin() + static_cast<std::ptrdiff_t>(position);
}

void mutate(Bytes &bytes, const Bytes &other, Random &random)
{
    // Values at which lengths and tags break.
    static constexpr std::uint8_t edges[] = {0x00, 0x01, 0x02, 0x7f, 0x80, 0x81, 0xfe, 0xff, '0', '.', '"', '\n'};
    const std::size_t from = random.below(bytes.size() + 1);
    const std::size_t count = random.below(std::min<std::size_t>(bytes.size() - from, 40) + 1);
    switch (random.below(8)) {
    case 0:
        if (from < bytes.size())
            bytes[from] = static_cast<std::uint8_t>(bytes[from] ^ (1u << random.below(8)));
        break;
    case 1:
        if (from < bytes.size())
            bytes[from] = edges[random.below(std::size(edges))];
        break;
    case 2:
        std::fill_n(at(bytes, from), std::min<std::size_t>(count, 1 + random.below(8)), edges[random.below(8)]);
        break;
    case 3:
        bytes.erase(at(bytes, from), at(bytes, from + count));
        break;
    case 4:
        bytes.insert(at(bytes, from), 1 + random.below(4), edges[random.below(std::size(edges))]);
        break;
    case 5: {
        const Bytes copy(at(bytes, from), at(bytes, from + count));
        bytes.insert(at(bytes, random.below(bytes.size() + 1)), copy.begin(), copy.end());
        break;
    }
    case 6:
        bytes.resize(from);
        break;
    default: {
        Bytes tail = other;
        tail.erase(tail.begin(), at(tail, random.below(tail.size() + 1)));
        bytes.resize(from);
        bytes.insert(bytes.end(), tail.begin(), tail.end());
    }
    }
    bytes.resize(std::min(bytes.size(), maxSize));
}

Bytes input(const std::vector<Bytes> &corpus, std::size_t number)
{
    if (number < corpus.size())
        return corpus[number];
    Random random(number);
    Bytes bytes = corpus[random.below(corpus.size())];
    for (std::size_t rounds = 1 + random.below(5); rounds > 0; --rounds)
        mutate(bytes, corpus[random.below(corpus.size())], random);
    return bytes;
}

std::vector<Bytes> readCorpus(const std::filesystem::path &folder)
{
    std::vector<std::filesystem::path> names;
    std::error_code error;
    for (const auto &entry : std::filesystem::directory_iterator(folder, error))
        names.push_back(entry.path());
    std::sort(names.begin(), names.end());
    std::vector<Bytes> corpus;
    for (const std::filesystem::path &name : names) {
        std::ifstream file(name, std::ios::binary);
        corpus.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
    }
    return corpus;
}

volatile std::size_t current = 0;

void nameTheInput(int signal)
{
    // Only what is allowed in a signal handler.
    char text[64] = "failed on input ";
    char *const end = std::to_chars(text + 16, text + sizeof text - 1, current).ptr;
    *end = '\n';
    [[maybe_unused]] const auto written = write(STDERR_FILENO, text, static_cast<std::size_t>(end + 1 - text));
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void run(const Target &target, const std::vector<Bytes> &corpus, std::size_t number)
{
    current = number;
    const Bytes bytes = input(corpus, number);
    target.run(bytes.data(), bytes.size());
}

} // namespace

curvedesk::fuzz::Registration::Registration(const char *name, Run run)
{
    allTargets().push_back({name, run});
}

int main(int argc, char **argv)
{
    auto target = allTargets().cend();
    if (argc == 3 || argc == 4)
        target = std::find_if(allTargets().cbegin(), allTargets().cend(),
                              [name = std::string_view(argv[1])](const Target &each) { return each.name == name; });
    if (target == allTargets().cend()) {
        std::fprintf(stderr, "usage: %s <target> <corpus folder> [number of the only input]\n", argv[0]);
        return 2;
    }
    const std::vector<Bytes> corpus = readCorpus(argv[2]);
    if (corpus.empty()) {
        std::fprintf(stderr, "%s: no corpus, nothing would be tested\n", argv[2]);
        return 1;
    }
    for (const int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGILL, SIGBUS})
        std::signal(signal, nameTheInput);
    if (argc == 4) {
        const std::string_view text = argv[3];
        std::size_t number = 0;
        if (std::from_chars(text.data(), text.data() + text.size(), number).ec != std::errc())
            return 2;
        run(*target, corpus, number);
        return 0;
    }
    for (std::size_t number = 0; number < corpus.size() + mutations; ++number)
        run(*target, corpus, number);
    std::printf("%zu corpus files, %zu mutations\n", corpus.size(), mutations);
    return 0;
}
