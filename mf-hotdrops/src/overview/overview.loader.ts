import type { Site } from '@hotdrop/shared-domain/contract';
import type { Answer } from '@hotdrop/shared-domain/wire';
import { data, type LoaderFunctionArgs } from 'react-router-dom';

export interface OverviewData {
  /** The running season of each platform; null: they could not be read. */
  readonly seasons: Answer<'listActiveSeasons'>['seasons'] | null;
}

export const overviewLoader =
  (site: Site) =>
  async ({ request }: LoaderFunctionArgs) => {
    const answer = await site.api.listActiveSeasons({}, { signal: request.signal });
    const found: OverviewData = { seasons: answer.ok ? answer.data.seasons : null };
    return data(found, { status: answer.ok ? 200 : 502 });
  };
