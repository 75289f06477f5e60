import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Copies only the live versions of a store: a host that cannot run one has no older version to return to. */
export function copyLiveVersions(from: string, to: string): void {
  cpSync(path.join(from, 'site.json'), path.join(to, 'site.json'));
  for (const area of readdirSync(from).filter((name) => name.startsWith('mf-'))) {
    const file = path.join(area, 'release.json');
    const {
      revision,
      stable,
      history,
    }: {
      revision: number;
      stable: string;
      history: { version: string }[];
    } = JSON.parse(readFileSync(path.join(from, file), 'utf8'));
    cpSync(path.join(from, area, stable), path.join(to, area, stable), { recursive: true });
    writeFileSync(
      path.join(to, file),
      JSON.stringify({ revision, stable, history: history.filter(({ version }) => version === stable) }),
    );
  }
}
