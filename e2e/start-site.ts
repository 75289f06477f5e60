import { otherHosts } from '@hotdrop/tools/site-runner';
import { startOwnSite } from './own-site.ts';

/** Starts one site for all tests. */
export default async function startOneSite(): Promise<() => Promise<void>> {
  const site = await startOwnSite(otherHosts);
  process.env.JOURNEY_SITE = site.siteUrl;
  process.env.JOURNEY_API = site.apiUrl;
  process.env.JOURNEY_OPERATORS = site.operatorsUrl;
  return site.stop;
}
