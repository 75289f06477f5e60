import type { Site } from '../../contract/index.ts';
import type { Api } from '../failure.ts';

/** The calls of the site's API. */
export const apiOf = (site: Pick<Site, 'api'>): Api => site.api;
