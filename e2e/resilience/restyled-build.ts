import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  type AreaStore,
  openPublishingStore,
  type ReleasePointer,
  releaseStable,
} from '@hotdrop/shared-host/store';
import { nameClass } from '@hotdrop/tools/class-names';
import { root } from '@hotdrop/tools/site-runner';
import type { Page } from '@playwright/test';
import { copiedWorkTree, edit } from '../hosting/copied-work-tree.ts';
import { area } from '../hosting/variant.ts';

declare global {
  /** Set in the page: the radii of an area's buttons when each appeared, by the area's container. */
  var seenRadii: Record<string, string[]>;
}

export const otherRadius = '13px';
export const otherSpacing = '2px';
export const otherTitle = 'Hall of fame';

const sheet = path.join('shared-ui', 'src', 'button.module.css');
const usualStyles = readFileSync(path.join(root, sheet), 'utf8');
const restyled = usualStyles.replaceAll('border-radius: var(--r-2);', `border-radius: ${otherRadius};`);

/** The `Button` of shared-ui with either looks. */
export const anyButton = `:is(.${nameClass(usualStyles, 'button')}, .${nameClass(restyled, 'button')})`;

/** Builds the area with other versions of shared-ui's button and dropdown, and with different words. */
export interface OtherBuild {
  readonly version: string;
  /** Stores the build, and moves the pointer if the store has one. */
  readonly publish: (
    store: string,
    move?: (pointer: ReleasePointer | undefined, version: string) => ReleasePointer,
  ) => Promise<void>;
  readonly remove: () => void;
}

export async function buildRestyled(): Promise<OtherBuild> {
  const copy = copiedWorkTree();
  writeFileSync(path.join(copy, sheet), restyled);
  const dropdowns = path.join('shared-ui', 'src', 'overlays.module.css');
  edit(copy, dropdowns, 'flex: none;', `flex: none; letter-spacing: ${otherSpacing};`);
  edit(copy, path.join(area, 'catalogs', 'en.po'), 'msgstr "Leaderboards"', `msgstr "${otherTitle}"`);
  await promisify(execFile)(process.execPath, ['tools/area/main.ts', 'build', area], { cwd: copy });
  const dist = path.join(copy, area, 'dist');
  const manifest: Awaited<ReturnType<AreaStore['manifest']>> = JSON.parse(
    readFileSync(path.join(dist, 'area.json'), 'utf8'),
  );
  return {
    version: manifest.version,
    async publish(store, move = releaseStable) {
      const publishing = openPublishingStore(store);
      await publishing.publishVersion(dist, manifest);
      const pointer = await publishing.findPointer(area);
      await publishing.movePointer(area, pointer?.revision ?? 0, move(pointer, manifest.version));
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

/** Serves a store to a page below an address of the page's site. Returns the address. */
export async function serveBeside(page: Page, build: OtherBuild): Promise<string> {
  const store = mkdtempSync(path.join(tmpdir(), 'hotdrop-beside-'));
  await openPublishingStore(store).create('mf-clans');
  await build.publish(store);
  await page.route('**/other-areas/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: path.join(store, pathname.replace('/other-areas/', '')) });
  });
  return '/other-areas/';
}

/** The radius of the first button within a part of the page. */
export const radiusIn = (page: Page, part: string) =>
  page
    .locator(`${part} ${anyButton}`)
    .first()
    .evaluate((button) => getComputedStyle(button).borderRadius);

/** The spacing of the letters in the first dropdown of a part of the page. The shell's header and the area have some. */
export const letterSpacingIn = (page: Page, part: string) =>
  page
    .locator(`${part} button[popovertarget]`)
    .first()
    .evaluate((dropdown) => getComputedStyle(dropdown).letterSpacing);

/** Watches the first appearance of buttons in each of these containers. */
export const watchRadii = (page: Page, places: readonly string[]) =>
  page.addInitScript(
    ({ places, anyButton }) => {
      globalThis.seenRadii = {};
      new MutationObserver(() => {
        for (const place of places) {
          const buttons = document.querySelectorAll(`${place} ${anyButton}:not([data-seen])`);
          for (const button of buttons) {
            button.setAttribute('data-seen', '');
            const radius = getComputedStyle(button).borderRadius;
            globalThis.seenRadii[place] = [...(globalThis.seenRadii[place] ?? []), radius];
          }
        }
      }).observe(document, { childList: true, subtree: true });
    },
    { places, anyButton },
  );

/** The different radii in a container since the last call. */
export const radiiSeen = async (page: Page, place: string): Promise<string[]> => {
  const seen = await page.evaluate((one) => globalThis.seenRadii[one]?.splice(0) ?? [], place);
  return [...new Set(seen)].sort();
};
