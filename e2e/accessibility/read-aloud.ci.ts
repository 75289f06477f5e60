import type { Page } from '@playwright/test';
import { scrollNear } from '../scroll-near.ts';
import { expect, test } from '../test.ts';

/** Opens a page that a busy server has not refused. */
async function open(page: Page, address: string) {
  await expect(async () => expect((await page.goto(address))?.ok()).toBe(true)).toPass();
}

test('reads home from the search to the season, the climbers, and the boards', async ({ page }) => {
  await open(page, '/pubg');
  await scrollNear(page.getByRole('contentinfo'));
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Look up any PUBG player" [level=1]
      - search:
        - 'button "Platform: Steam"'
        - combobox "Player name"
        - button "Search"
      - heading "Look at" [level=2]
      - list
      - region /^Season \\d+$/:
        - heading [level=2]
      - region "Players on Steam"
      - region "Climbing today":
        - heading "Climbing today" [level=2]
        - list
      - region "Steam top 5":
        - list:
          - listitem:
            - link
      - region "Kakao top 5"
  `);
});

test('names each column of a board, and reads the columns of a row in the same order', async ({ page }) => {
  await open(page, '/pubg/ranks/steam/squad');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Steam leaderboard" [level=1]
      - navigation "Region"
      - search:
        - searchbox "Find a name or a rank on this board"
      - text: Sorted by Points, highest first
      - list "Top three"
      - complementary "About this leaderboard"
      - region "Players":
        - table /Steam, Squad TPP/:
          - rowgroup:
            - row:
              - columnheader "Place"
              - columnheader "Places since yesterday"
              - columnheader "Player"
              - columnheader "Points"
              - columnheader "Tier"
              - columnheader "Avg damage"
              - columnheader "Wins"
              - columnheader "Win rate"
              - columnheader "Games"
              - columnheader "Region, mode"
              - columnheader "Places since the first day of the season on this leaderboard"
          - rowgroup:
            - row:
              - cell "4"
              - cell /Same place|place/
              - rowheader:
                - link
              - cell /^[\\d,]+$/
      - navigation "Pages"
  `);
});

test('reads the distribution, its tiers, the what-if, and the changes', async ({ page }) => {
  await open(page, '/pubg/statistics/rating?shard=steam&mode=squad');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Rating" [level=1]
      - navigation "Statistics"
      - navigation "Region"
      - region "Rating distribution":
        - searchbox "Show a player on the chart"
        - group "Lines of the chart"
        - list "Share of players by points"
        - list "Share of players by tier"
        - region "What if I had":
          - slider "What if I had"
        - term: Median
      - region "Since last week":
        - heading "Since last week" [level=2]
        - table
      - heading "By region" [level=2]
  `);
});

test('reads the player count, its chart with a key, and the games without an empty cell', async ({
  page,
}) => {
  await open(page, '/pubg/statistics/playing');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading /[\\d,]+ playing PUBG now/ [level=1]
      - navigation "Statistics"
      - region "Concurrent players":
        - group "Compare with"
        - navigation "Range"
        - img /Concurrent players, from/
        - slider "Explore the chart"
        - list "Lines of the chart"
        - term: Highest
      - region "Top games":
        - table "Top games":
          - rowgroup:
            - row:
              - columnheader "Place"
              - columnheader "Movement"
              - columnheader "Game"
              - columnheader "24 hours"
              - columnheader "Now"
          - rowgroup:
            - row:
              - cell "1"
              - cell /place/
              - rowheader
              - cell:
                - img /from [\\d,]+ to [\\d,]+/
              - cell /^[\\d,]+$/
  `);
});
