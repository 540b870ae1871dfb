#!/usr/bin/env node
// The first file of every command. CommonJS, because Node starts no module below a folder with a backslash in its name.
const { existsSync } = require('node:fs')
const { join } = require('node:path')

const isEnglish =
  /--lang[= ]en\b/.test(process.argv.join(' ')) ||
  /^en/.test(process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '')
const folder = [__dirname, process.cwd()].find((path) => process.platform !== 'win32' && path.includes('\\'))
if (folder === undefined) import(existsSync(join(__dirname, 'bootstrap.mjs')) ? './bootstrap.mjs' : './portfolio.mjs')
else {
  const shown = JSON.stringify(folder)
  console.error(
    isEnglish
      ? `The path of the project contains a character that Node does not understand (\\): ${shown}. Rename this folder.`
      : `Le chemin du projet contient un caractère que Node ne comprend pas (\\) : ${shown}. Renommez ce dossier.`,
  )
  process.exitCode = 2
}
