import type { ParseArgsOptionsConfig } from 'node:util';
import { openPublishingStore, rolloutMinutes } from '@hotdrop/shared-host/store';
import { buildCandidate } from '../build-candidate.ts';
import { checkCandidate } from '../check/check-candidate.ts';
import { sizeLines } from '../check/sizes.ts';
import { areaName, chosenAreas, ownArea, readSettings } from '../repository.ts';
import { readTargetSite } from '../site.ts';
import { type Outcome, type Tools, UsageError } from '../tools.ts';
import { createKeys, readServiceKey } from './keys.ts';
import { link } from './link.ts';
import { list } from './list.ts';
import { changeRollout, lift, rollback, showRollout } from './moves.ts';
import { newArea } from './new.ts';
import { prune } from './prune.ts';
import { promote, publishArea } from './publish.ts';
import { storeShell } from './store-shell.ts';
import { setTrust } from './trust.ts';
import { upgrade } from './upgrade.ts';

export type Values = Readonly<Record<string, string | boolean | undefined>>;

interface Command {
  readonly usage: string;
  readonly about: string;
  readonly options?: ParseArgsOptionsConfig;
  /** It also works before a team has a store. */
  readonly worksWithoutStore?: boolean;
  /** The only kind of repository that has it: the site's, or that of one area. */
  readonly only?: 'site' | 'area';
  run(names: readonly string[], values: Values, tools: Tools): Promise<Outcome>;
}

const all = { all: { type: 'boolean' } } as const;
const site = { site: { type: 'string' } } as const;
const growth = { 'allow-growth': { type: 'boolean' } } as const;

const commands: Readonly<Record<string, Command>> = {
  build: {
    worksWithoutStore: true,
    usage: 'build AREA… | --all',
    about: 'builds for browsers and servers into dist/, with its area.json',
    options: all,
    run: (names, values, tools) =>
      forEach(chosenAreas(tools.root, names, values.all === true), async (area) => {
        const { manifest } = await buildCandidate(area, tools);
        return {
          summary: `${area} ${manifest.version} is built.`,
          facts: { area, version: manifest.version },
        };
      }),
  },

  check: {
    worksWithoutStore: true,
    usage: 'check AREA… | --all [--allow-growth] [--site ADDRESS]',
    about:
      'builds, and lists all problems that prevent publishing, also those of types, tests, and pages in a browser',
    options: { ...all, ...growth, ...site },
    run: async (names, values, tools) => {
      const store = openPublishingStore(tools.store);
      const target = await readTargetSite(tools, false);
      const mayGrow = values['allow-growth'] === true;
      return forEach(chosenAreas(tools.root, names, values.all === true), async (area) => {
        const { manifest, sizes, last } = await checkCandidate(await buildCandidate(area, tools), {
          store,
          site: target,
          tools,
          mayGrow,
          withSources: true,
        });
        const summary = [`${area} ${manifest.version} can be published.`, ...sizeLines(last?.sizes, sizes)];
        return { summary: summary.join('\n'), facts: { area, version: manifest.version, sizes, last } };
      });
    },
  },

  publish: {
    usage:
      'publish AREA… | --all [--canary PERCENT | --progressive [--minutes N] | --hidden] [--built] [--allow-growth] [--site ADDRESS] [--untried]   or   publish AREA --promote',
    about:
      'checks and stores a version, and makes it live for everyone or for a share of the visitors; --progressive lets the shells increase the share; --hidden only stores it',
    options: {
      ...all,
      ...growth,
      ...site,
      canary: { type: 'string' },
      progressive: { type: 'boolean' },
      minutes: { type: 'string' },
      hidden: { type: 'boolean' },
      built: { type: 'boolean' },
      untried: { type: 'boolean' },
      promote: { type: 'boolean' },
    },
    run: (names, values, tools) => {
      const areas = chosenAreas(tools.root, names, values.all === true);
      if (values.promote) return forEach(areas, (area) => promote(area, tools));
      if (Number(values.canary !== undefined) + Number(!!values.hidden) + Number(!!values.progressive) > 1) {
        throw new UsageError('--hidden, --canary, and --progressive exclude each other: choose one of them.');
      }
      const options = {
        isHidden: values.hidden === true,
        canary: percentOf(values.canary),
        progressive: values.progressive ? { minutes: minutesOf(values.minutes) } : undefined,
        isBuilt: values.built === true,
        mayGrow: values['allow-growth'] === true,
        isUntried: values.untried === true,
      };
      return forEach(areas, (area) => publishArea(area, options, tools));
    },
  },

  rollback: {
    usage: 'rollback AREA [--to VERSION] [--reason TEXT]',
    about: 'ends a canary; without one, makes the previous version live again',
    options: { to: { type: 'string' }, reason: { type: 'string' } },
    run: (names, values, tools) =>
      rollback(oneArea(names, tools), { to: textOf(values.to), reason: textOf(values.reason) }, tools),
  },

  lift: {
    only: 'site',
    usage: 'lift AREA [VERSION]',
    about: 'lets servers run a quarantined version again, or all of the area',
    run: ([name, version, ...more], _, tools) => {
      if (!name || more.length) throw new UsageError('Name one area, and at most one version.');
      return lift(areaName(name), version, tools);
    },
  },

  rollout: {
    usage: 'rollout AREA [--hold | --resume | --promote] [--reason TEXT]',
    about: 'shows a progressive release; holds it, resumes it, or takes the next step at once',
    options: {
      hold: { type: 'boolean' },
      resume: { type: 'boolean' },
      promote: { type: 'boolean' },
      reason: { type: 'string' },
    },
    run: (names, values, tools) => {
      const area = oneArea(names, tools);
      const [change, another] = (['hold', 'resume', 'promote'] as const).filter((name) => values[name]);
      if (another) throw new UsageError('Use one of --hold, --resume, and --promote.');
      return change ? changeRollout(area, change, textOf(values.reason), tools) : showRollout(area, tools);
    },
  },

  link: {
    usage: 'link AREA@VERSION… [--days N] [--page ADDRESS]',
    about: 'creates a signed link that shows these stored versions to its visitors for N days (7)',
    options: { days: { type: 'string', default: '7' }, page: { type: 'string' } },
    run: (names, values, tools) => {
      const days = wholeNumber('--days', values.days, 1, 365);
      return link(names, { days, page: textOf(values.page) }, tools);
    },
  },

  list: {
    usage: 'list',
    about: 'shows what is published',
    run: (_, __, tools) => list(tools),
  },

  shell: {
    only: 'site',
    usage: 'shell [--name SITE]',
    about:
      'stores the built shell, in which publishing then tries areas, and site.json, which describes the site to areas',
    options: { name: { type: 'string' } },
    run: (_, values, tools) => storeShell(textOf(values.name), tools),
  },

  keys: {
    worksWithoutStore: true,
    usage: 'keys [--out FILE]',
    about:
      'creates a key pair for signing; publish signs with the private key in AREA_SIGNING_KEY, otherwise with "key" in the field hotdrop of package.json',
    options: { out: { type: 'string' } },
    run: (_, values, tools) =>
      createKeys(textOf(values.out) ?? readSettings(tools.root)?.key ?? 'area-key.pem', tools),
  },

  'service-key': {
    only: 'site',
    usage: 'service-key AREA',
    about: 'prints the key with which the service of an area checks its calls',
    run: async (names, _, tools) => readServiceKey(oneArea(names, tools), tools),
  },

  trust: {
    only: 'site',
    usage: 'trust FILE [--check] [--force]',
    about:
      'makes FILE the trust list of the store, or only checks it; refuses a list with which the next start would refuse a live version',
    options: { check: { type: 'boolean' }, force: { type: 'boolean' } },
    run: ([file, ...more], values, tools) => {
      if (!file || more.length) throw new UsageError('Name the file with the trust list.');
      return setTrust(file, { isForced: values.force === true, isCheck: values.check === true }, tools);
    },
  },

  index: {
    only: 'site',
    usage: 'index',
    about: 'updates the list of areas of a store behind a web server; for its operator',
    run: async (_, __, tools) => {
      const areas = await openPublishingStore(tools.store).writeIndex();
      return { summary: `${tools.store} lists: ${areas.join(', ') || 'no area yet'}.`, facts: { areas } };
    },
  },

  new: {
    only: 'site',
    usage: 'new NAME',
    about: 'creates mf-NAME/ with one page, ready to run and to publish',
    run: (names, _, tools) => newArea(names, tools),
  },

  prune: {
    usage: 'prune [AREA…] [--days N]',
    about: 'removes versions that no visitor has received for N days (30)',
    options: { days: { type: 'string', default: '30' } },
    run: (names, values, tools) => prune(names, wholeNumber('--days', values.days, 0, 10_000), tools),
  },

  upgrade: {
    worksWithoutStore: true,
    only: 'area',
    usage: 'upgrade [--site ADDRESS]',
    about: 'raises all packages of the site to those that it serves, and says what has changed',
    options: site,
    run: (_, values, tools) => upgrade(textOf(values.site), tools),
  },
};

/** Lists the commands of a repository. That of one area need not name it. */
export function listCommands(root: string): Readonly<Record<string, Command>> {
  const kind = ownArea(root) ? 'area' : 'site';
  const has = Object.entries(commands).filter(([, { only = kind }]) => only === kind);
  if (kind === 'site') return Object.fromEntries(has);
  const unnamed = (usage: string) => usage.replaceAll(/ (\[AREA…\]|AREA… \| --all|AREA)(?= |$)/g, '');
  return Object.fromEntries(
    has.map(([name, command]) => [name, { ...command, usage: unnamed(command.usage) }]),
  );
}

function oneArea(names: readonly string[], { root }: Tools): string {
  const [area = ownArea(root), ...more] = names;
  if (!area || more.length) throw new UsageError('Name one area.');
  return area;
}

async function forEach(areas: readonly string[], work: (area: string) => Promise<Outcome>): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const area of areas) outcomes.push(await work(area));
  return {
    summary: outcomes.map(({ summary }) => summary).join('\n'),
    facts: { areas: outcomes.map(({ facts }) => facts) },
  };
}

const textOf = (value: Values[string]) => (typeof value === 'string' ? value : undefined);

const minutesOf = (value: Values[string]) =>
  value === undefined ? rolloutMinutes : wholeNumber('--minutes', value, 0, 10_000);

const percentOf = (value: Values[string]) =>
  value === undefined ? undefined : wholeNumber('--canary', value, 1, 99);

function wholeNumber(option: string, value: Values[string], least: number, most: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new UsageError(`${option} takes a whole number from ${least} to ${most}, not "${value}".`);
}
