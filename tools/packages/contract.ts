import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  areaManifestSchema,
  areaSourceSchema,
  contractNumber,
  publicTokens,
} from '@hotdrop/shared-domain/contract';
import { sharedModules } from '../build/federation.ts';

/**
 * `node tools/packages/contract.ts` writes the contract between a site and its areas into shared-domain/contract.txt, so
 * that a review shows how it changes. `check` fails when the file is not up to date.
 */
const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'shared-domain', 'contract.txt');
const declarations = path.join(root, '.cache', 'contract');

/** Files with the types of a `Site`, an `Area`, a `Mount`, and parts. */
const typeFiles = ['contract/site', 'contract/area', 'contract/parts', 'game/types', 'store/state'];

const majorOf = (range: string) => /\d+/.exec(range)?.[0];
const lists: Readonly<Record<string, readonly string[]>> = {
  manifest: Object.keys(areaSourceSchema.entries),
  'area.json': Object.keys(areaManifestSchema.entries).filter((name) => !(name in areaSourceSchema.entries)),
  'shared modules': Object.entries(sharedModules).map(
    ([name, { requiredVersion }]) => `${name} ${majorOf(requiredVersion)}`,
  ),
  tokens: publicTokens,
};

/** Lists the interfaces and types of a file, without blank lines and closing braces. */
function readTypes(name: string): string[] {
  const text = readFileSync(path.join(declarations, 'shared-domain', 'src', `${name}.d.ts`), 'utf8');
  return text
    .split(/^(?=export |declare |import |interface |type )/m)
    .filter((part) => /^(export )?(interface|type) /.test(part) && !part.includes(' from '))
    .flatMap((part) => part.split('\n'))
    .filter((line) => line.trim() && line !== '}');
}

execFileSync('tsc', ['--project', import.meta.dirname, '--removeComments', '--outDir', declarations], {
  stdio: 'inherit',
});
const current = [
  `contract ${contractNumber}`,
  ...Object.entries(lists).map(([title, names]) => `${title}: ${names.join(', ')}`),
  ...typeFiles.flatMap(readTypes),
  '',
].join('\n');

if (process.argv[2] !== 'check') {
  writeFileSync(file, current);
} else if (readFileSync(file, 'utf8') !== current) {
  console.error(
    'The contract differs from shared-domain/contract.txt. Read docs/contract.md: a change that breaks stored areas raises contractNumber. Then run node tools/packages/contract.ts and commit the file.',
  );
  process.exitCode = 1;
}
