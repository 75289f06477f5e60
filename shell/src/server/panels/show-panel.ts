import { readAreaLocale, type ShownPanel } from '@hotdrop/shared-domain/contract';
import { exampleOf, readSubject } from '@hotdrop/shared-domain/panels';
import { createAreaSite } from '@hotdrop/shared-host/parts';
import type { ReadyArea } from '@hotdrop/shared-host/server';
import { DeadlineError, withDeadline } from '@hotdrop/shared-host/store';
import { loadGame } from '../../site/game.ts';
import { collectSiteLinks } from '../areas/site-links.ts';
import { connectPage } from '../rendering/connect-page.ts';
import type { PageRequest, Renderer } from '../rendering/renderer.ts';
import { createServerSite } from '../rendering/server-site.ts';
import type { Failures } from '../rendering/watch-requests.ts';
import type { PanelRef } from './panel-address.ts';

export interface PanelAnswer {
  readonly shown: ShownPanel;
  /** In the language of the page. */
  readonly title?: string | undefined;
  /** What is wrong with the address, for its author. */
  readonly detail?: string;
  readonly attempted?: ReadyArea;
  readonly fault?: unknown;
  readonly failures: Failures;
}

/** Runs the code of an area for one of its panels. */
export async function showPanel(
  { area, id, query }: PanelRef,
  page: PageRequest,
  renderer: Renderer,
): Promise<PanelAnswer> {
  const { request, visitor, set } = page;
  const { fetch, isWaiting, failures } = connectPage(page, renderer);
  const pinned = set.areas.find((one) => one.area === area);
  const source = pinned?.manifest?.panels?.find((panel) => panel.id === id);
  const refuse = (status: number, detail: string) => ({ shown: { status }, detail, failures });
  if (!pinned || !source) return refuse(404, `This site has no panel ${area}/${id}.`);
  if (pinned.status === 'failed' || !pinned.panels) return refuse(503, `${area} does not run at the moment.`);
  const about = readSubject(source.about, query);
  if (!about) return refuse(400, `The address lacks what the panel is about: ${exampleOf(source.about)}`);
  const { panels, manifest } = pinned;
  const links = collectSiteLinks(set, renderer);
  const game = await loadGame(visitor.locale);
  const site = createAreaSite(createServerSite({ ...page, ...renderer, game, fetch, links }), {
    id: area,
    locale: readAreaLocale(visitor.locale, manifest),
    slots: [],
    settings: renderer.readSettings(pinned),
  });
  const given = (source.query ?? []).flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  const answer = { title: source.title[visitor.locale] ?? source.title.en, attempted: pinned, failures };
  try {
    const shown = await withDeadline('The panel', renderer.areaTimeout, (deadline) =>
      renderer.fence.run(pinned, () =>
        panels.show(id, {
          site,
          about,
          query: Object.fromEntries(given),
          signal: AbortSignal.any([request.signal, deadline]),
        }),
      ),
    );
    return { ...answer, shown };
  } catch (fault) {
    // A slow API, a busy server, and a caller who leaves are no faults of the area.
    const isLate = fault instanceof DeadlineError && (isWaiting() || renderer.isOverloaded());
    const isExcused = isLate || request.signal.aborted;
    return { ...answer, shown: { status: 503 }, ...(!isExcused && { fault }) };
  }
}
