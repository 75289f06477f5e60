import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractNumber } from '@hotdrop/shared-domain/contract';
import { compare, fromText, toText } from './compare.ts';
import { contractSurface } from './surface.ts';

/**
 * `node tools/contract/main.ts check` fails when the contract between sites and areas differs from the recorded one.
 * `record` writes the current contract to the file, unless its number must rise first.
 */
const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'shared-domain', 'src', 'contract', 'surface.txt');
const record = 'node tools/contract/main.ts record';

const current = { number: contractNumber, surface: contractSurface(root) };
const result = compare(fromText(readFileSync(file, 'utf8')), current);

const refuse = (...lines: string[]) => {
  console.error(lines.join('\n'));
  process.exitCode = 1;
};

if (result.status === 'lower-number') {
  refuse(
    'contractNumber is lower than the recorded number. It must never go down: hosts would misread older areas.',
  );
} else if (result.status === 'needs-higher-number') {
  refuse(
    'These changes to the contract break older areas or older hosts:',
    ...result.lines.map((line) => `  ${line}`),
    'Read docs/contract.md, raise contractNumber in shared-domain/src/contract/fit.ts (and supportedContracts.min',
    `only when no area needs the older contract), then run ${record}.`,
  );
} else if (process.argv[2] === 'record') {
  writeFileSync(file, toText(current));
  console.log(`Recorded contract ${current.number}: ${current.surface.length} lines.`);
} else if (result.status === 'needs-recording') {
  refuse(
    'The contract differs from the recorded one:',
    ...result.lines.map((line) => `  ${line}`),
    `These changes are compatible, or the number has risen. Record them: ${record}`,
  );
}
