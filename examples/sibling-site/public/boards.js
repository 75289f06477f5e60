// A page without a bundler loads three files and makes this call.
const mounted = hotdropHost.mount(document.getElementById('boards'), {
  store: '/areas/',
  area: 'mf-leaderboards',
  path: 'ranks',
  game: arenaGame,
  basePath: '/boards',
  locale: document.documentElement.lang,
  api: '/api/v1',
});

const onClick = (id, handle) =>
  document.getElementById(id).addEventListener('click', async () => handle(await mounted));

onClick('duel', (area) => area.update({ path: 'ranks/pc/duel' }));
onClick('team', (area) => area.update({ path: 'ranks/pc/team' }));
onClick('remove', (area) => area.unmount());
