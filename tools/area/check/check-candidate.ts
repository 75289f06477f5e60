import path from 'node:path';
import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import {
  openShellBuilds,
  type PublishingStore,
  type SiteDescription,
  verifyVersion,
} from '@hotdrop/shared-host/store';
import { listManifests } from '../commands/store-shell.ts';
import { listLinks, listSlots, type Provider } from '../site.ts';
import { type Candidate, ChecksFailedError, step, type Tools } from '../tools.ts';
import { ownReactProblems, secretProblems } from './build-problems.ts';
import { doMeet, linkProblems, partProblems, slotProblems } from './manifest-problems.ts';
import { findMissingCalls, siteProblems } from './site-problems.ts';
import { type ChunkSizes, candidateSizes, growthProblems, storedSizes } from './sizes.ts';

/**
 * Renders a candidate's smoke pages in the stored shells: the running one, and the one before it, because an operator
 * may roll back to it.
 */
async function shellProblems({ dir, manifest }: Candidate, tools: Tools): Promise<string[]> {
  const builds = openShellBuilds(tools.store);
  const versions = await builds.list();
  if (versions.length === 0) {
    tools.say(
      `${manifest.id}: no shell is stored here, so no shell has rendered its pages; \`npm run area -- shell\` stores the one in shell/dist`,
    );
  }
  const problems: string[] = [];
  for (const [index, version] of versions.entries()) {
    const shellDir = path.join(tools.root, '.cache', 'shells', version);
    await builds.copy(version, shellDir);
    const which = `shell ${version}${index === 0 ? '' : ' (the previous one)'}`;
    const problem = await tools.tryInShell(shellDir, dir);
    if (problem) problems.push(`in the ${which}: ${problem}`);
    else tools.say(`${manifest.id}: its pages render in the ${which}`);
  }
  return problems;
}

export interface CheckedCandidate extends Candidate {
  readonly sizes: ChunkSizes;
  /** The version that visitors get now, and its sizes. */
  readonly last: { readonly version: string; readonly sizes: ChunkSizes } | undefined;
}

interface CheckOptions {
  readonly store: PublishingStore;
  /** The site for which the area is checked. */
  readonly site: SiteDescription;
  readonly tools: Tools;
  readonly mayGrow: boolean;
  readonly isUntried?: boolean;
  /** Also checks the sources: types, tests, and pages in a browser. */
  readonly withSources?: boolean;
}

/** Checks a build before it goes into the store. Reports all problems at once. */
export async function checkCandidate(
  candidate: Candidate,
  { store, site, tools, mayGrow, isUntried, withSources }: CheckOptions,
): Promise<CheckedCandidate> {
  const { manifest, dir } = candidate;
  return step(tools, `${manifest.id}: check`, async () => {
    const last = await lastStable(store, manifest.id);
    const sizes = await candidateSizes(candidate);
    const own = await tools.describeSite();
    const missing = await findMissingCalls(candidate, site, own);
    if (missing.length > 0) {
      tools.say(
        `${manifest.id}: the site ${site.name} lacks calls that the area makes (${missing.join(', ')}), and its pages say so to visitors until a newer API is deployed`,
      );
    }
    const others = await readOthers(store, site, manifest.id);
    const problems = await Promise.all([
      verifyVersion(dir, manifest),
      siteProblems(candidate, site, own),
      namedFileProblems(manifest),
      routeProblems(manifest, others.routes),
      partProblems(manifest, site, others.slots),
      slotProblems(manifest, others.slots),
      linkProblems(manifest, others.links),
      ownReactProblems(candidate),
      tools.catalogProblems(manifest.id),
      secretProblems(candidate, tools.env),
      last && !mayGrow ? growthProblems(last.sizes, sizes) : [],
    ]);
    if (withSources) problems.push(await tools.sourceProblems(manifest.id, manifest.smoke));
    // A build with problems would fail in the shell too.
    if (!problems.flat().length && !isUntried) problems.push(await shellProblems(candidate, tools));
    if (problems.flat().length) throw new ChecksFailedError(manifest.id, problems.flat());
    return { ...candidate, sizes, last };
  });
}

async function lastStable(store: PublishingStore, area: string) {
  const pointer = await store.findPointer(area);
  if (!pointer) return undefined;
  const manifest = await store.manifest(area, pointer.stable);
  return { version: pointer.stable, sizes: await storedSizes(store, manifest) };
}

function namedFileProblems({ web, node, files }: AreaManifest): string[] {
  const chunkFiles = Object.values(web.chunks).flatMap(({ js, css }) => [...js, ...css]);
  return [...new Set([web.entry, node.entry, ...chunkFiles])]
    .filter((file) => !files[file])
    .map((file) => `the manifest names ${file}, which the build does not contain`);
}

type Manifests = readonly (Provider & Pick<AreaManifest, 'routes'>)[];

/** The live manifests of the other areas, and what the site says about those that the store does not have. */
async function readOthers(store: PublishingStore, site: SiteDescription, id: string) {
  const ids = (await store.list()).filter((area) => area !== id);
  const manifests: Manifests = await listManifests(store, ids);
  const isUnknown = ({ area }: { readonly area?: string | undefined }) =>
    !area || (area !== id && !ids.includes(area));
  return {
    routes: [
      ...site.routes.filter(isUnknown),
      ...manifests.map(({ id: owner, routes: patterns }) => ({ owner, patterns })),
    ],
    slots: [...site.slots.filter(isUnknown), ...listSlots(manifests)],
    links: [...site.links.filter(isUnknown), ...listLinks(manifests)],
  };
}

/** An address with two owners would show either of them by chance. */
const routeProblems = (
  { routes }: AreaManifest,
  taken: readonly { readonly owner: string; readonly patterns: readonly string[] }[],
) =>
  taken.flatMap(({ owner, patterns }) =>
    routes.flatMap((route) => {
      const met = patterns.find((one) => doMeet(route, one));
      return met === undefined
        ? []
        : `the route ${route} conflicts with ${met || 'the home page'} of ${owner}`;
    }),
  );
