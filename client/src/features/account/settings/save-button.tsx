import { Check } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { settingsMessages as words } from '../settings.messages.ts';

interface SaveButtonProps {
  readonly isBusy: boolean;
  /** It was saved, and nothing was typed since. */
  readonly isSaved: boolean;
  /** There is something to save. */
  readonly isChanged: boolean;
}

/** Saves, and says that it is doing so and that it is done. */
export const SaveButton = ({ isBusy, isSaved, isChanged }: SaveButtonProps) => (
  <div className="flex flex-wrap items-center gap-3">
    <Button type="submit" look={isChanged ? 'primary' : 'outline'} disabled={isBusy || !isChanged}>
      {isBusy ? words.saving : words.save}
    </Button>
    <output className="flex items-center gap-1.5 font-medium text-good">
      {isSaved && (
        <>
          <Check size={18} aria-hidden="true" />
          {words.saved}
        </>
      )}
    </output>
  </div>
);
