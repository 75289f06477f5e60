import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSite } from './testing.tsx';
import { Tooltip, UnknownFigure } from './tooltip.tsx';

const useBrowser = (userAgent: string) =>
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605';

const draw = () => renderWithSite(<Tooltip label="How it is counted">wins ÷ games</Tooltip>);
const button = () => screen.getByRole('button', { name: 'How it is counted' });

describe('a tooltip', () => {
  beforeEach(() => {
    useBrowser(windows);
  });

  it('is closed at first, and known to screen readers', async () => {
    await draw();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(button()).toHaveAccessibleDescription('wins ÷ games');
  });

  it('opens and closes on a click', async () => {
    useBrowser(mac);
    await draw();
    await userEvent.click(button());
    expect(screen.getByRole('tooltip')).toBeVisible();
    await userEvent.click(button());
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('opens by keyboard and closes on Escape', async () => {
    await draw();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('opens while a mouse is over it', async () => {
    await draw();
    await userEvent.hover(button());
    expect(screen.getByRole('tooltip')).toBeVisible();
    await userEvent.unhover(button());
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('stays open after a hover and a click', async () => {
    await draw();
    await userEvent.hover(button());
    await userEvent.click(button());
    await userEvent.unhover(button());
    expect(screen.getByRole('tooltip')).toBeVisible();
  });

  it('opens only on a click on Apple devices', async () => {
    useBrowser(mac);
    await draw();
    await userEvent.hover(button());
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('closes on a click outside', async () => {
    await draw();
    await userEvent.click(button());
    await userEvent.click(document.body);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('closes when the page scrolls', async () => {
    await draw();
    await userEvent.click(button());
    fireEvent.scroll(window);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  });
});

describe('an unpublished figure', () => {
  it('is a dash with its reason', async () => {
    await renderWithSite(<UnknownFigure>The game does not publish this.</UnknownFigure>);
    expect(screen.getByRole('button', { name: 'not known' })).toHaveTextContent('–');
    expect(screen.getByRole('button')).toHaveAccessibleDescription('The game does not publish this.');
  });
});
