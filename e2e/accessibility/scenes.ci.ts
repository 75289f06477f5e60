import { overlays } from '../scenes/overlays.ts';
import { pages } from '../scenes/pages.ts';
import { states } from '../scenes/states.ts';
import { expect } from '../test.ts';
import { axeFindsNothing } from './axe.ts';
import { nothingScrollsSideways, testEach } from './each-scene.ts';
import { outlineOf, problemsOf } from './reading-order.ts';

testEach(
  [...pages, ...states],
  'is read in order, fits every window, and axe finds nothing',
  async (page) => {
    expect(problemsOf(await outlineOf(page))).toEqual([]);
    await nothingScrollsSideways(page);
    await axeFindsNothing(page);
  },
);

testEach(overlays, 'axe finds nothing in either theme', axeFindsNothing);
