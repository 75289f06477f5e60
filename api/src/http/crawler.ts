import { isbot } from 'isbot';
import type { Context } from '../context.ts';
import { UpstreamError } from '../upstream/upstream.ts';
import type { Visit } from './operation.ts';

/** The user agent of a shell server, which calls for its visitors and marks crawlers with a header. */
const serverAgent = 'node';

/** Whether a search engine or another bot calls, or opens the page that a shell server renders. */
export const isCrawler = ({ header }: Pick<Visit, 'header'>): boolean => {
  const agent = header('user-agent');
  return header('x-crawler') === '1' || (agent !== serverAgent && isbot(agent));
};

const refuse = async (): Promise<never> => {
  throw new UpstreamError('limited', 'Crawlers cause no requests to the game.');
};

/** The context of a call by a crawler: stored data only, and no new jobs. */
export const withoutRequests = (context: Context): Context => ({
  ...context,
  queue: { ...context.queue, send: async () => {} },
  source: {
    ...context.source,
    findByName: refuse,
    findById: refuse,
    listSeasons: refuse,
    seasonFigures: refuse,
    match: refuse,
    telemetry: refuse,
    clan: refuse,
    weapons: refuse,
  },
});
