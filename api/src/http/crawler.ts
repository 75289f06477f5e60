import { isbot } from 'isbot';
import type { Visit } from './operation.ts';

/** The user agent of a shell server, which calls for its visitors and marks crawlers with a header. */
const serverAgent = 'node';

/** Whether a search engine or another bot calls, or opens the page that a shell server renders. */
export const isCrawler = ({ header }: Pick<Visit, 'header'>): boolean => {
  const agent = header('user-agent');
  return header('x-crawler') === '1' || (agent !== serverAgent && isbot(agent));
};
