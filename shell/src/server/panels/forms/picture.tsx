import type { PanelFace } from '@hotdrop/shared-domain/contract';
import { fitSize } from '@hotdrop/shared-domain/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { replaceTokens } from '../../pictures/colors.ts';
import { PictureBackground } from '../../pictures/picture-background.tsx';
import type { Drawing, DrawnForm } from './form.ts';

const left = 72;
const right = 1128;
const tones = { up: 'var(--up)', down: 'var(--down)' };

/** A picture of 1200 × 630 for link previews and messages. */
export async function drawPicture({
  face,
  title,
  origin,
  locale,
  pictureQueue,
}: Drawing): Promise<DrawnForm> {
  const { about, value, mark, drawing, notes = [], figures = [], rows = [] } = face;
  const head = value ? face.title : title;
  const big = value ?? face.title;
  const space = right - left - (mark ? 280 : 0);
  const hasBody = rows.length > 0 || Boolean(drawing);
  const { digest, png } = await pictureQueue.render(
    replaceTokens(
      renderToStaticMarkup(
        <PictureBackground address={new URL(origin).host}>
          <text x={left} y="104" fontSize={fitSize(about, space, 36)} fill="var(--muted)">
            {about}
          </text>
          {hasBody ? (
            <text x={left} y="164" fontSize={fitSize(face.title, space, 52)} fill="var(--text)">
              {face.title}
              {value && (
                <tspan dx="20" fill="var(--accent)">
                  {value}
                </tspan>
              )}
            </text>
          ) : (
            <>
              <text x={left} y="174" fontSize={fitSize(head, space, 56)} fill="var(--text)">
                {head}
              </text>
              <text
                x={left}
                y={value ? 330 : 300}
                fontSize={fitSize(big, space, value ? 170 : 84)}
                fill="var(--text)"
              >
                {big}
              </text>
            </>
          )}
          {mark && <g transform="translate(852 64) scale(4.3)">{mark}</g>}
          {drawing ? (
            <svg x={left} y="200" width="960" height="320" viewBox="0 0 480 160" aria-hidden="true">
              {drawing}
            </svg>
          ) : (
            <Rows rows={rows} />
          )}
          {!hasBody &&
            figures.map(({ label, value: figure, tone }, at) => (
              <g key={label} transform={`translate(${left + at * 200} 0)`}>
                <text y="438" fontSize="64" fill={tone ? tones[tone] : 'var(--text)'}>
                  {figure}
                </text>
                <text y="484" fontSize="26" fill="var(--muted)">
                  {label}
                </text>
              </g>
            ))}
          {!hasBody && figures.length === 0 && (
            <text x={left} y="420" fontSize="44">
              {notes.map((note, at) => (
                <tspan key={note} dx={at && 24} fill={at ? 'var(--muted)' : 'var(--accent)'}>
                  {note}
                </tspan>
              ))}
            </text>
          )}
        </PictureBackground>,
      ),
    ),
    locale,
  );
  return { type: 'image/png', body: png, headers: { etag: `"${digest}"` } };
}

/** A longer list has two columns. */
const rowsInColumn = { most: 6, ofTwo: 5 };
const rowHeight = 54;
const columnGap = 72;
/** The space of a place, and of a value. */
const sides = { place: 72, value: 120 };
const rowSize = 36;

function Rows({ rows }: { readonly rows: NonNullable<PanelFace['rows']> }) {
  const isOne = rows.length <= rowsInColumn.most;
  const perColumn = isOne ? rowsInColumn.most : rowsInColumn.ofTwo;
  const width = isOne ? right - left : (right - left - columnGap) / 2;
  return rows.slice(0, isOne ? perColumn : 2 * perColumn).map(({ place, name, value, tone }, at) => {
    const x = left + Math.floor(at / perColumn) * (width + columnGap);
    const start = x + (place ? sides.place : 0);
    return (
      <g key={name} transform={`translate(0 ${240 + (at % perColumn) * rowHeight})`} fontSize={rowSize}>
        <text x={x} fill="var(--muted)">
          {place}
        </text>
        <text x={start} fontSize={fitSize(name, x + width - sides.value - start, rowSize)} fill="var(--text)">
          {name}
        </text>
        <text x={x + width} textAnchor="end" fill={tone ? tones[tone] : 'var(--text)'}>
          {value}
        </text>
      </g>
    );
  });
}
