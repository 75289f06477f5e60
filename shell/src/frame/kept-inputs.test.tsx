import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFrame } from '../testing/render-frame.tsx';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('keeps what was typed into a page for Back, and for that page only', async () => {
  const form = (
    <form>
      <input aria-label="Clan" name="clan" defaultValue="Herons" />
    </form>
  );
  const { router } = await renderFrame({
    pages: [
      { path: 'clans', element: form },
      { path: 'others', element: <section>{form}</section> },
    ],
  });
  const go = (to: string | number) => act(async () => void router.navigate(to as string));
  await go('/pubg/clans');
  await userEvent.type(field('Clan'), ' of Kiel');
  await go('/pubg/others');
  expect(field('Clan').value).toBe('Herons');
  await go(-1);
  expect(field('Clan').value).toBe('Herons of Kiel');
});
