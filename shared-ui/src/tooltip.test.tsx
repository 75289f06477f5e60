import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSite } from './testing.tsx';
import { Tooltip } from './tooltip.tsx';

const useBrowser = (userAgent: string) =>
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

const draw = () => renderWithSite(<Tooltip label="How it is counted">wins ÷ games</Tooltip>);
const button = () => screen.getByRole('button', { name: 'How it is counted' });
const isOpen = () => screen.queryByRole('tooltip') !== null;

beforeEach(() => {
  useBrowser('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140');
});

it('describes its button, and opens and closes by click, keyboard, and scroll', async () => {
  await draw();
  expect(button()).toHaveAccessibleDescription('wins ÷ games');
  expect(isOpen()).toBe(false);
  await userEvent.tab();
  for (const close of [
    () => userEvent.click(document.body),
    () => userEvent.keyboard('{Escape}'),
    () => fireEvent.scroll(window),
  ]) {
    button().focus();
    await userEvent.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
    await close();
    await waitFor(() => expect(isOpen()).toBe(false));
  }
});

it('opens while a mouse is over it, and stays open after a click', async () => {
  await draw();
  await userEvent.hover(button());
  expect(isOpen()).toBe(true);
  await userEvent.unhover(button());
  expect(isOpen()).toBe(false);
  await userEvent.hover(button());
  await userEvent.click(button());
  await userEvent.unhover(button());
  expect(isOpen()).toBe(true);
});

it('opens only on a click on Apple devices', async () => {
  useBrowser('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605');
  await draw();
  await userEvent.hover(button());
  expect(isOpen()).toBe(false);
  await userEvent.click(button());
  expect(isOpen()).toBe(true);
});
