// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/MetricsText.h"

namespace curvedesk {

void MetricsText::metric(QByteArrayView name, QByteArrayView type, QByteArrayView help)
{
    m_name = "curvedesk_" + name.toByteArray();
    m_text += "# HELP " + m_name + ' ' + help.toByteArray() + "\n# TYPE " + m_name + ' ' + type.toByteArray() + '\n';
}

void MetricsText::write(const QByteArray &number, Labels labels, QByteArrayView suffix)
{
    m_text += m_name + suffix.toByteArray();
    char before = '{';
    for (const auto &[name, value] : labels) {
        QByteArray escaped = value.toByteArray();
        escaped.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
        m_text += before + name.toByteArray() + "=\"" + escaped + '"';
        before = ',';
    }
    if (before == ',')
        m_text += '}';
    m_text += ' ' + number + '\n';
}

} // namespace curvedesk
