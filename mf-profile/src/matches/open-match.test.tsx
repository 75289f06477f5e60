import { aFailure, aMatchDetail } from '@hotdrop/shared-domain/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cards, line, matchesPath, openMatches } from '../testing/open-matches.ts';
import { inputsOf } from '../testing/profile-site.ts';

describe('opening a match', () => {
  test('opens on its page of the list, and closes again', async () => {
    const { router } = await openMatches('/2');
    expect(line(0)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(line(0));
    await screen.findByRole('navigation', { name: 'Match' });
    expect(router.state.location).toMatchObject({ pathname: `/pubg/${matchesPath}/c`, search: '?page=2' });
    expect(line(0)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(line(0));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Match' })).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe(`/pubg/${matchesPath}/2`);
  });

  test('sends one call for a match that is opened twice, and none for the list', async () => {
    const { router, site } = await openMatches('/2?from=1');
    const calls = inputsOf(site, 'listMatches').length;
    await userEvent.click(line(3));
    await screen.findByRole('navigation', { name: 'Match' });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Match' })).not.toBeInTheDocument());
    await userEvent.click(line(3));
    await screen.findByRole('navigation', { name: 'Match' });
    expect(inputsOf(site, 'getMatch')).toHaveLength(1);
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Match' })).not.toBeInTheDocument());
    expect(cards()).toHaveLength(4);
    expect(inputsOf(site, 'listMatches')).toHaveLength(calls);
  });

  test('shows a match that the list does not contain above the list', async () => {
    await openMatches('/long-ago', { getMatch: { match: aMatchDetail({ id: 'long-ago' }) } });
    expect(cards()).toHaveLength(3);
    expect(line(0)).toHaveAttribute('aria-expanded', 'true');
  });

  test('keeps the list if the match fails to load', async () => {
    await openMatches('/a', { getMatch: aFailure('server') });
    expect(cards()).toHaveLength(2);
    expect(screen.getByRole('alert')).toHaveTextContent('The match could not be loaded');
  });

  test('says why a match may not be stored', async () => {
    await openMatches('/new', { getMatch: aFailure('not-found') });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The match is still being saved or is more than 3 months old.',
    );
    expect(cards()).toHaveLength(2);
  });
});
