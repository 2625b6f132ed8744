import { type SlidePart, slideParts } from '@sets/shared/question/kinds/slide.ts';
import { MathText } from '../../../ui/math/math-text.tsx';

const List = ({ lines, at }: SlidePart) => {
  const items = lines.map((text, index) => ({ text, line: at + index }));
  return (
    <ul dir="auto">
      {items.map(({ text, line }) => (
        <li key={line}>
          <MathText text={text} />
        </li>
      ))}
    </ul>
  );
};

/** The lines of a slide: paragraphs and lists. */
export const SlideLines = ({ body }: { readonly body: string }) =>
  slideParts(body).map((part) =>
    part.kind === 'list' ? (
      <List key={part.at} {...part} />
    ) : (
      <p key={part.at} dir="auto">
        <MathText text={part.lines.join('\n')} />
      </p>
    ),
  );
