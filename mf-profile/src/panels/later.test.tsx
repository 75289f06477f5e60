import { fakeSite } from '@hotdrop/shared-domain/testing';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Later, type LaterCode, laterCode } from './later.tsx';
import { replaceHtml } from './replace-html.ts';

const Panel = () => <p>the panel</p>;

const show = (code: LaterCode<{ Panel: typeof Panel }>, site = fakeSite()) =>
  renderWithSite(
    [
      {
        path: '*',
        loader: () => null,
        hydrateFallbackElement: null,
        element: (
          <Later code={code} skeleton={<p>the skeleton</p>}>
            {({ Panel: Shown }) => <Shown />}
          </Later>
        ),
      },
    ],
    { site },
  );

test('loads its code at once where no server has rendered it', async () => {
  await show(laterCode(async () => ({ Panel })));
  expect(await screen.findByText('the panel')).toBeVisible();
});

test('shows no skeleton where its code is already there', async () => {
  const load = jest.fn(async () => ({ Panel }));
  const code = laterCode(load);
  await code.load();
  load.mockReturnValue(new Promise(() => {}));
  await show(code);
  expect(await screen.findByText('the panel')).toBeVisible();
});

test('keeps the skeleton after a failure, reports it, and loads on the next touch', async () => {
  const load = jest.fn(async () => ({ Panel }));
  load.mockRejectedValueOnce(new Error('lost'));
  const site = fakeSite();
  await show(laterCode(load), site);
  const skeleton = await screen.findByText('the skeleton');
  await act(async () => {});
  expect(site.reported).toHaveLength(1);
  fireEvent.pointerOver(skeleton);
  expect(await screen.findByText('the panel')).toBeVisible();
});

describe('the content that replaces the HTML of a server', () => {
  const html = '<a href="#one">one</a><details><summary>more</summary></details><a href="#two">two</a>';
  const box = document.createElement('div');
  beforeEach(() => {
    box.innerHTML = html;
    document.body.append(box);
  });
  afterEach(() => box.remove());

  const replace = () =>
    replaceHtml(box, (restore) => {
      box.innerHTML = html;
      restore();
    });

  test('has the focus of the visitor, and details that were open', () => {
    box.querySelector<HTMLElement>('a:last-child')?.focus();
    box.querySelector('details')?.setAttribute('open', '');
    replace();
    expect(document.activeElement).toHaveTextContent('two');
    expect(box.querySelector('details')).toHaveAttribute('open');
  });

  test('waits until a press has ended and its click has arrived', () => {
    jest.useFakeTimers();
    const [old] = box.children;
    jest.spyOn(box, 'matches').mockReturnValue(true);
    replace();
    expect(box.firstChild).toBe(old);
    document.dispatchEvent(new Event('pointerup'));
    expect(box.firstChild).toBe(old);
    jest.runAllTimers();
    expect(box.firstChild).not.toBe(old);
    jest.useRealTimers();
  });
});
