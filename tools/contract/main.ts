import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contractNumber } from '@hotdrop/shared-domain/contract';
import { compare, fromText, toText } from './compare.ts';
import { contractSurface } from './surface.ts';

/**
 * `node tools/contract/main.ts check` fails when what sites and areas count on of each other is not what was agreed;
 * `record` writes down what stands, if its number says that it has changed, or where it need not say so.
 */
const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'shared-domain', 'src', 'contract', 'surface.txt');
const record = 'node tools/contract/main.ts record';

const now = { number: contractNumber, surface: contractSurface(root) };
const result = compare(fromText(readFileSync(file, 'utf8')), now);

const refuse = (...lines: string[]) => {
  console.error(lines.join('\n'));
  process.exitCode = 1;
};

if (result.status === 'number went back') {
  refuse(
    'contractNumber is lower than the recorded one. Numbers never go back: older areas would be misread.',
  );
} else if (result.status === 'number must rise') {
  refuse(
    'What sites and areas count on of each other has changed:',
    ...result.lines.map((line) => `  ${line}`),
    `An area or a host of before would break. Raise contractNumber in shared-domain/src/contract/number.ts (and min of`,
    `spokenContracts only when no area needs the older one any more), read docs/contract.md, then run ${record}.`,
  );
} else if (process.argv[2] === 'record') {
  writeFileSync(file, toText(now));
  console.log(`contract ${now.number}: ${now.surface.length} things that both sides count on`);
} else if (result.status === 'to be recorded') {
  refuse(
    `The recorded contract is not what stands:`,
    ...result.lines.map((line) => `  ${line}`),
    `Nothing of before breaks by it, or the number has risen. Write it down: ${record}`,
  );
}
