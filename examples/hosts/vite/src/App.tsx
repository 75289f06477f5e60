import { loadPubg } from '@hotdrop/shared-domain/game/pubg/load';
import { createSite, readRelease } from '@hotdrop/shared-host/browser';
import { HotdropArea } from '@hotdrop/shared-host/react';
import './App.css';

/** A running Hotdrop site: the addresses of `npm start`. Its operator lists the origin of this page. */
const origin = 'http://127.0.0.1:3000';
const areasBase = `${origin}/areas/`;
const apiBase = 'http://127.0.0.1:4000/api/v1';

/** Names of players and boards lead to the site. */
const { links } = await readRelease(areasBase, ['mf-leaderboards', 'mf-profile', 'mf-statistics'], 'en');

const site = createSite({ game: await loadPubg('en'), locale: 'en', origin, apiBase, areasBase, links });

export default function App() {
  return (
    <>
      <h1>My page</h1>
      <HotdropArea
        area="mf-leaderboards"
        store={areasBase}
        site={site}
        path="ranks"
        address="hash"
        title={false}
        loading={<p>Loading …</p>}
        failed={<p>The leaderboards are not available.</p>}
      />
    </>
  );
}
