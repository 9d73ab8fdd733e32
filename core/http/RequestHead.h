// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QHostAddress>

#include <optional>

namespace curvedesk {

/// The request line and the header fields that this program reads. Views into the reader's bytes; a field that was not
/// sent is null, one that was sent empty is empty.
struct RequestHead
{
    QByteArrayView method;
    QByteArrayView path; ///< as sent, before the '?'
    QByteArrayView query; ///< as sent, after the '?'
    bool isHttp10 = false;
    QByteArrayView host;
    QByteArrayView origin;
    QByteArrayView secFetchSite;
    QByteArrayView contentType;
    QByteArrayView apiKey;
    QByteArrayView idempotencyKey;
    QByteArrayView upgrade;
    QByteArrayView webSocketKey;
    QByteArrayView webSocketVersion;
    std::optional<qint64> contentLength;
    bool isChunked = false;
    bool expectsContinue = false;
    bool connectionUpgrade = false; ///< Connection mentions "upgrade"
    bool keepsAlive = true; ///< by HTTP version and Connection
    QHostAddress peer; ///< of the client; null over a Unix socket, and when the reader was not told
    bool isUnix = false; ///< came over a Unix socket: from a program of the same user, which no web page can use

    /// True when a body of at least one byte, or of unknown length, follows the head.
    [[nodiscard]] bool announcesBody() const { return isChunked || contentLength.value_or(0) > 0; }
    /// True when Upgrade is "websocket" and Connection mentions "upgrade".
    [[nodiscard]] bool asksForWebSocket() const;
    /// True when the Content-Type is this one ("application/json"), ignoring its case and parameters.
    [[nodiscard]] bool hasContentType(QByteArrayView mediaType) const;
};

/// The reason why the guard itself answers a request: it is malformed, late or too large, or got no reply.
struct HttpFault
{
    int status = 400;
    const char *code = "bad_request";
    const char *message = "";
};

namespace httpFault {

inline constexpr HttpFault lateHead{408, "request_timeout", "The request's head did not arrive in time."};
inline constexpr HttpFault lateBody{408, "request_timeout", "The request's body did not arrive in time."};
inline constexpr HttpFault tooLarge{413, "payload_too_large", "The request body is too large."};
inline constexpr HttpFault brokenChunks{400, "bad_request", "The chunked body is malformed."};
inline constexpr HttpFault nothingToUpgrade{400, "bad_request", "There is nothing to upgrade here."};
inline constexpr HttpFault noRoom{503, "unavailable", "Too many uploads are under way: try again later."};
inline constexpr HttpFault unanswered{500, "internal", "Internal error"};

} // namespace httpFault

/// Reads a request's head as it arrives, and takes only what cannot be understood in two ways: CRLF line ends, no
/// folding, no control characters, one Host, one valid Content-Length or "chunked", never both. A sloppier parser
/// behind it frames an accepted head in the same way.
class RequestHeadReader
{
public:
    enum class State { Incomplete, Complete, Refused };

    static constexpr qsizetype maxRequestLine = 8 * 1024;
    static constexpr qsizetype maxHead = 64 * 1024;
    static constexpr int maxFields = 64;

    /// Takes the bytes that belong to the head; returns how many that were. state() is Complete after its empty line,
    /// Refused once it is bad or too long; then it takes none. Does not copy the bytes behind the head, which may be a
    /// body with a key.
    qsizetype feed(QByteArrayView bytes);
    /// Begins a new head; the bytes of the last one, which may hold an API key, are overwritten, and its views become
    /// invalid.
    void reset();

    /// The bytes of the whole head, with stars in place of the API key.
    [[nodiscard]] QByteArray withoutApiKey() const;

    /// Sets in the head, until reset(), who the client is.
    void setPeer(const QHostAddress &peer, bool isUnix)
    {
        m_head.peer = peer;
        m_head.isUnix = isUnix;
    }

    [[nodiscard]] State state() const { return m_state; }
    /// True once a byte of a request has come.
    [[nodiscard]] bool hasBegun() const { return !m_bytes.isEmpty(); }
    [[nodiscard]] const RequestHead &head() const { return m_head; } ///< whole once Complete; valid until reset()
    [[nodiscard]] const HttpFault &fault() const { return m_fault; } ///< once Refused

private:
    /// Checks the bytes behind the last line end, as a whole line or the beginning of one: refuses the head for a bad
    /// or too long one, and parses it after its empty line.
    void readLine(bool isWhole);
    /// Ends reading with this fault; the first one counts. Always false.
    bool refuse(int status, const char *code, const char *message);
    /// Parses the whole head from m_bytes; sets m_state and, for a bad head, m_fault.
    void parse();
    /// Reads method, path, query and version into the head. False after refuse().
    bool parseRequestLine(QByteArrayView line);
    /// Checks the form of a header field, then keepField(). False after refuse().
    bool parseField(QByteArrayView line);
    /// Keeps a header field that something depends on, and skips any other. False after refuse().
    bool keepField(QByteArrayView name, QByteArrayView value);
    /// Keeps the value in `slot`, as a view. False after refuse(), when there was one before.
    bool setOnce(QByteArrayView &slot, QByteArrayView value);
    /// Keeps the Content-Length, in bytes. False after refuse(), for a second one and for what is no whole number.
    bool keepLength(QByteArrayView value);
    /// Notes "upgrade", "close" and "keep-alive" in a Connection field, beside those of earlier ones. Always true.
    bool keepConnection(QByteArrayView value);
    /// Sets keepsAlive and expectsContinue. False after refuse(), when the body has no certain end or Host is missing.
    bool checkFraming();

    QByteArray m_bytes;
    qsizetype m_lineStart = 0;
    int m_lines = 0;
    bool m_hasEmptyLine = false; ///< an empty line came before the request
    bool m_closeAsked = false;
    bool m_keepAsked = false;
    bool m_hasTransferEncoding = false;
    State m_state = State::Incomplete;
    RequestHead m_head;
    HttpFault m_fault;
};

} // namespace curvedesk
