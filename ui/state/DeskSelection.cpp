// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/state/DeskSelection.h"

namespace curvedesk {

void DeskSelection::setMint(const QString &mint)
{
    if (m_mint == mint)
        return;
    m_mint = mint;
    emit mintChanged(mint);
}

void DeskSelection::setWallet(const QString &address)
{
    if (m_wallet == address)
        return;
    m_wallet = address;
    emit walletChanged(address);
}

void DeskSelection::setWatched(const QStringList &mints)
{
    if (m_watched == mints)
        return;
    m_watched = mints;
    emit watchedChanged(mints);
}

void DeskSelection::toggleWatched(const QString &mint)
{
    QStringList mints = m_watched;
    if (mints.removeAll(mint) == 0)
        mints.append(mint);
    setWatched(mints);
}

} // namespace curvedesk
#include "moc_DeskSelection.cpp"
