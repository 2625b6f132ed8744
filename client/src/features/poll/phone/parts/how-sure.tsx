import './how-sure.css';
import { morePhoneMessages as say } from '../more-phone.messages.ts';
import type { Sureness } from '../../../stage/phone/asked/sure-answer.ts';

const surenesses: readonly Sureness[] = [1, 2, 3];

interface HowSureProps {
  readonly sure: Sureness | null;
  readonly enabled: boolean;
  readonly onSure: (sure: Sureness) => void;
}

/** How sure somebody is of their answer: it goes with it. */
const HowSure = ({ sure, enabled, onSure }: HowSureProps) => (
  <fieldset className="poll-sure">
    <legend>{say.howSure}</legend>
    {surenesses.map((each) => (
      <button
        key={each}
        type="button"
        aria-pressed={each === sure}
        aria-disabled={!enabled}
        onClick={() => {
          if (enabled) onSure(each);
        }}
      >
        {say.sureNames[each - 1]}
      </button>
    ))}
  </fieldset>
);

export default HowSure;
