import { otherHosts } from '@hotdrop/tools/site-runner';
import { startDiscord } from './discord.ts';
import { startOwnSite } from './own-site.ts';

/** Starts one site for all tests. */
export default async function startOneSite(): Promise<() => Promise<void>> {
  const discord = await startDiscord();
  const site = await startOwnSite(otherHosts, { DISCORD_ORIGIN: discord.url });
  process.env.JOURNEY_DISCORD = discord.url;
  process.env.JOURNEY_SITE = site.siteUrl;
  process.env.JOURNEY_API = site.apiUrl;
  process.env.JOURNEY_OPERATORS = site.operatorsUrl;
  process.env.JOURNEY_DATA = site.dataDir;
  return async () => {
    discord.stop();
    await site.stop();
  };
}
