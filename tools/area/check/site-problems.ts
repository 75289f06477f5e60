import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findContractProblem } from '@hotdrop/shared-domain/contract';
import type { SiteDescription } from '@hotdrop/shared-host/store';
import { satisfy } from '@module-federation/runtime-core';
import type { Candidate } from '../tools.ts';

/** Compares a build with what the site has. `own` describes the site of the work tree with which it was built. */
export async function siteProblems(
  { dir, manifest }: Candidate,
  site: SiteDescription,
  own: SiteDescription,
): Promise<string[]> {
  const contractProblem = findContractProblem(manifest, site.contracts);
  return [
    ...(contractProblem ? [contractProblem] : []),
    ...sharedProblems(site, own),
    ...(await tokenProblems(dir, Object.keys(manifest.files), site, own)),
  ];
}

const sharedProblems = ({ name, shared: theirs }: SiteDescription, { shared }: SiteDescription) =>
  Object.entries(shared).flatMap(([module, version]) => {
    const offered = theirs[module];
    if (!offered || satisfy(offered, `^${version}`)) return [];
    return `the area is built with ${module} ${version}, and the site ${name} has ${offered}: deploy the newer site first, or build with the site's version`;
  });

/**
 * Finds the calls that the area makes and the site lacks. A bundle keeps their names: `apiOf(site).getPlayer(…)` ends as
 * `e.getPlayer(…)`. The area works without them and says so to visitors, so they are no problem.
 */
export async function findMissingCalls(
  { dir, manifest }: Candidate,
  site: SiteDescription,
  own: SiteDescription,
): Promise<string[]> {
  const text = await readWebFiles(dir, Object.keys(manifest.files), '.js');
  return own.calls.filter((name) => !site.calls.includes(name) && text.includes(`.${name}(`));
}

async function readWebFiles(dir: string, files: readonly string[], extension: string): Promise<string> {
  const found = files.filter((file) => file.startsWith('web/') && file.endsWith(extension));
  // Another check names missing files.
  const texts = found.map((file) => readFile(path.join(dir, file), 'utf8').catch(() => ''));
  return (await Promise.all(texts)).join('\n');
}

/** The build gives every token a fallback except the public ones, so an older site must define those. */
async function tokenProblems(
  dir: string,
  files: readonly string[],
  { name, tokens }: SiteDescription,
  own: SiteDescription,
): Promise<string[]> {
  const newer = own.tokens.filter((token) => !tokens.includes(token));
  const text = await readWebFiles(dir, files, '.css');
  return newer
    .filter((token) => text.includes(`var(${token})`))
    .map(
      (token) =>
        `the area's styles use the token ${token}, which the site ${name} does not define: deploy the newer site first, or name a fallback, var(${token}, …)`,
    );
}
