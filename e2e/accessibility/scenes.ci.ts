import { overlays } from '../scenes/overlays.ts';
import { pages } from '../scenes/pages.ts';
import { states } from '../scenes/states.ts';
import { axeFindsNothing } from './axe.ts';
import { nothingScrollsSideways, testEach } from './each-scene.ts';

testEach([...pages, ...states], 'fits every window, and axe finds nothing', async (page) => {
  await nothingScrollsSideways(page);
  await axeFindsNothing(page);
});

testEach(overlays, 'axe finds nothing in either theme', axeFindsNothing);
