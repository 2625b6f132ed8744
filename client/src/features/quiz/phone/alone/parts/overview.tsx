import { MathText } from '../../../../../ui/math/math-text.tsx';
import { PhoneHeading } from '../../../../stage/phone/asked/phone-heading.tsx';
import { aloneMessages as say } from '../alone.messages.ts';
import type { AlonePageProps } from '../alone-page.ts';

interface OverviewProps extends AlonePageProps {
  /** By its place on this phone, from 0. */
  readonly isAnswered: (index: number) => boolean;
  readonly onGo: (to: number) => void;
  readonly onHandIn: () => void;
}

/** The end of an attempt: what was answered and what was not, and the way to hand it in. */
export const Overview = (props: OverviewProps) => {
  const { run, asks, sheet, isAnswered, onGo, onHandIn } = props;
  const missing = asks.filter((_, index) => !isAnswered(index)).length;
  // What is on its way might come after it, and be taken no more.
  const isSaved = sheet.unsent.length === 0;
  return (
    <>
      <main className="alone-overview">
        <PhoneHeading about={run.title}>{say.overviewTitle}</PhoneHeading>
        <p>{missing === 0 ? say.allAnswered : say.unanswered(missing)}</p>
        <ol className="alone-list">
          {asks.map(({ place, question }, index) => (
            <li key={place}>
              <button type="button" onClick={() => onGo(index)}>
                <span dir="auto">
                  <MathText text={question.text} />
                </span>
                <small data-answered={isAnswered(index)}>
                  {isAnswered(index) ? say.answered : say.notAnswered}
                </small>
              </button>
            </li>
          ))}
        </ol>
        <output className="alone-note">{isSaved ? '' : say.notSaved}</output>
      </main>
      <footer className="phone-foot alone-foot">
        <button
          type="button"
          className="phone-button"
          data-look="primary"
          aria-disabled={!isSaved}
          onClick={() => {
            if (isSaved) onHandIn();
          }}
        >
          {say.handIn}
        </button>
        <button type="button" className="phone-button" onClick={() => onGo(asks.length - 1)}>
          {say.goOn}
        </button>
      </footer>
    </>
  );
};
