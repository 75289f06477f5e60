import { supportedContracts } from '@hotdrop/shared-domain/contract';
import {
  createFileCheck,
  createStartCheck,
  findNextStart,
  getErrorMessage,
  manifestFile,
  openPublishingStore,
  type PublishingStore,
} from '@hotdrop/shared-host/store';
import { kilobytes, storedSizes } from '../check/sizes.ts';
import type { Outcome, Tools } from '../tools.ts';
import { describeProgress } from './moves.ts';

/** Lists every published area in a table. An area that cannot be read has the reason instead. */
export async function list(tools: Tools): Promise<Outcome> {
  const store = openPublishingStore(tools.store);
  const areas = await Promise.all((await store.list()).map((area) => describe(store, area)));
  if (!areas.length) {
    const summary = `No area is published in ${tools.store} yet. Publish one: npm run area -- publish AREA`;
    return { summary, facts: { areas } };
  }
  const summary = [formatTable(areas.map(rowOf)), ...areas.flatMap(describeNextStart)].join('\n');
  return { summary, facts: { contracts: supportedContracts, areas } };
}

async function describe(store: PublishingStore, area: string) {
  let nextStart: Awaited<ReturnType<typeof findNextStart>> | undefined;
  try {
    const pointer = await store.pointer(area);
    const findProblem = createStartCheck(store, supportedContracts);
    const findDamage = createFileCheck(store);
    nextStart = await findNextStart(
      area,
      pointer,
      async (...which) => (await findProblem(...which)) ?? findDamage(...which),
    );
    const manifest = await store.manifest(area, pointer.stable);
    const sizes = await storedSizes(store, manifest);
    const live = [pointer.stable, pointer.canary?.version];
    const stored = await store.versions(area);
    const others = stored.filter((version) => !live.includes(version));
    const { owner, contract } = manifest;
    const untrusted = await findUntrusted(store, area, others);
    return { area, owner, ...pick(pointer), others, contract, bytes: sizes.area, untrusted, nextStart };
  } catch (error) {
    return { area, problem: getErrorMessage(error), nextStart };
  }
}

/** Lists the versions that no shell would activate, each with the reason. */
async function findUntrusted(store: PublishingStore, area: string, versions: readonly string[]) {
  const problems = versions.map(async (version) => {
    const problem = await store.trust.findProblem(
      area,
      version,
      await store.read(area, version, manifestFile),
    );
    return problem === undefined ? [] : [{ version, problem }];
  });
  return (await Promise.all(problems)).flat();
}

const pick = (pointer: Awaited<ReturnType<PublishingStore['pointer']>>) => {
  const { revision, stable, canary, rollout } = pointer;
  return { revision, stable, canary, rollout, progress: describeProgress(pointer) };
};

type Described = Awaited<ReturnType<typeof describe>>;

const rowOf = (it: Described): Record<string, string> =>
  'problem' in it
    ? { area: it.area, stable: `cannot be read: ${it.problem}` }
    : {
        area: it.area,
        stable: it.stable,
        canary: it.canary ? `${it.canary.version} (${it.progress})` : '–',
        'also stored': String(it.others.length),
        contract: String(it.contract),
        size: it.bytes === undefined ? '–' : kilobytes(it.bytes),
        owner: it.owner,
        ...(it.untrusted.length && {
          'not trusted': it.untrusted.map(({ version, problem }) => `${version}: ${problem}`).join('; '),
        }),
      };

/** Says what a server that starts now would refuse. */
const describeNextStart = ({ area, nextStart }: Described): string[] =>
  (nextStart?.refused ?? []).map(
    ({ version, reason }) =>
      `A server that starts now refuses ${area} ${version}, and visitors get ${nextStart?.stable ?? 'no version'}: ${reason}`,
  );

/** Formats rows under their titles, in aligned columns. */
function formatTable(rows: readonly Readonly<Record<string, string>>[]): string {
  const titles = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [titles, ...rows.map((row) => titles.map((title) => row[title] ?? ''))];
  const widths = titles.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
