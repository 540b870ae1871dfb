#!/usr/bin/env node
// The command of the package: `npx portfolio <command> [options]`, in the owner's folder.
import process from 'node:process'
import { refuseOldNode, refusePlugAndPlay, refuseTrackedFiles, refuseUnusablePath } from './before.mjs'

refuseOldNode()
refusePlugAndPlay()
// Vike replaces `*`.
refuseUnusablePath(process.cwd(), /\*/)
refuseTrackedFiles(process.argv[2], process.cwd())
const { runThisProcess } = await import('../commands/cli.js')
await runThisProcess()
