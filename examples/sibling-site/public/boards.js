// What a page without a bundler writes: three files, one call.
const mounted = hotdropHost.mount(document.getElementById('boards'), {
  store: '/areas/',
  area: 'mf-leaderboards',
  path: 'ranks',
  game: arenaGame,
  basePath: '/boards',
  locale: document.documentElement.lang,
  api: '/api/v1',
});

const on = (id, act) => document.getElementById(id).addEventListener('click', async () => act(await mounted));

on('duel', (area) => area.update({ path: 'ranks/pc/duel' }));
on('team', (area) => area.update({ path: 'ranks/pc/team' }));
on('away', (area) => area.unmount());
