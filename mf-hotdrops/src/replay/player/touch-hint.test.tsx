import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import { TouchHint } from './stage.tsx';

const setPointer = (pointer: 'coarse' | 'fine') => {
  window.matchMedia = jest
    .fn()
    .mockImplementation((query: string) => ({ matches: query === `(pointer: ${pointer})` }));
};
const findHint = () => screen.queryByText('Two fingers move the map');

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('says on a touch screen how the map moves, once', async () => {
  setPointer('coarse');
  const { unmount } = await renderWithSite(<TouchHint />);
  expect(findHint()).toBeVisible();
  act(() => jest.advanceTimersByTime(3_000));
  expect(findHint()).toBeNull();
  unmount();
  await renderWithSite(<TouchHint />);
  expect(findHint()).toBeNull();
});

it('says nothing to a mouse', async () => {
  setPointer('fine');
  await renderWithSite(<TouchHint />);
  expect(findHint()).toBeNull();
});
