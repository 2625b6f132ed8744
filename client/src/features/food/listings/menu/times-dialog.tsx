import type { Stall } from '@sets/shared/food/stall.contract.ts';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Dialog, dialogButtons } from '../../../../ui/dialog.tsx';
import { foodPaths } from '../../food-paths.ts';
import { StallState } from '../../parts/stall-state.tsx';
import { menuMessages as words } from './menu.messages.ts';
import { OpeningTimes } from './opening-times.tsx';

const titles = { open: words.times, closed: words.closed, paused: words.paused } as const;

interface TimesDialogProps {
  readonly stall: Stall;
  readonly onClose: () => void;
}

/** How a stall stands and when it is open; where it is not, what one can do meanwhile. */
export const TimesDialog = ({ stall, onClose }: TimesDialogProps) => (
  <Dialog title={titles[stall.state]} onClose={onClose} closesOnBackdrop>
    <div className="grid grid-cols-1 gap-5">
      <p>
        <StallState stall={stall} />
      </p>
      {stall.state !== 'open' && (
        <p className="text-ink-soft">
          {stall.state === 'paused' && `${words.pausedText} `}
          {words.closedText}
        </p>
      )}
      <OpeningTimes {...stall} />
      {stall.state !== 'open' && (
        <div className={dialogButtons}>
          <Link to={foodPaths.listings} className={buttonClass('outline')}>
            {words.toStalls}
          </Link>
          <Button look="primary" onClick={onClose}>
            {words.look}
          </Button>
        </div>
      )}
    </div>
  </Dialog>
);
