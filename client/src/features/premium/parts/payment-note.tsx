import { Button } from '../../../ui/button.tsx';
import { premiumMessages as words } from '../premium.messages.ts';
import type { Payment } from '../use-payment.ts';

/** What becomes of a payment that somebody has just made. */
export const PaymentNote = ({
  payment,
  lookAgain,
}: {
  payment: Payment;
  lookAgain: () => void;
}) => (
  <div aria-live="polite" className="not-empty:mb-6">
    {payment === 'confirming' && (
      <div className="rounded-md bg-people-tint px-5 py-4">
        <p className="flex items-center gap-3 font-semibold text-people-ink">
          <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-people" />
          {words.paying}
        </p>
        <p className="text-sm">{words.payingText}</p>
      </div>
    )}
    {payment === 'paid' && (
      <p className="rounded-md bg-good-tint px-5 py-4 font-semibold text-good">{words.paid}</p>
    )}
    {payment === 'late' && (
      <div className="grid justify-items-start gap-3 rounded-md bg-warn-tint px-5 py-4">
        <div>
          <p className="font-semibold text-warn">{words.late}</p>
          <p className="text-sm">{words.lateText}</p>
        </div>
        <Button size="small" onClick={lookAgain}>
          {words.lookAgain}
        </Button>
      </div>
    )}
  </div>
);
