// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QObject>
#include <QStringList>

#include <memory>

/// A program of many test classes, one for each folder, so that a folder is linked once. Each class runs in a process
/// of its own: `tests_solana tst_Base58 [options of Qt Test]`. Without a name all of them run, one after the other.
namespace curvedesk::testProgram {

using Make = std::unique_ptr<QObject> (*)();
using Role = int (*)(const QStringList &arguments);

/// `file`: the source, which names the test.
struct Registration
{
    Registration(const char *file, Make make);
};

/// A function that the program runs instead of tests when its first argument is `name`: for tests that start and kill a
/// child process.
struct RoleRegistration
{
    RoleRegistration(const char *name, Role role);
};

} // namespace curvedesk::testProgram

#define CURVEDESK_TEST(Class)                                                                                          \
    static const curvedesk::testProgram::Registration registered##Class{                                               \
        __FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); }};
