import { orderCalls } from '@sets/shared/food/order/order.calls.ts';
import type { KitchenBoard } from '@sets/shared/food/order/ordering.contract.ts';
import { type SubmitEvent, useState } from 'react';
import { ask } from '../../../../core/api.ts';
import { useSending } from '../../../../core/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { toast } from '../../../../ui/toast.ts';
import { kitchenMessages } from '../kitchen.messages.ts';
import type { Kitchen } from '../use-kitchen.ts';

const words = kitchenMessages.couriers;

interface PartProps {
  readonly kitchen: Kitchen;
  readonly board: KitchenBoard;
}
type Courier = KitchenBoard['couriers'][number];

const NameForm = ({ kitchen, board: { stallid } }: PartProps) => {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { send } = useSending();
  const name = async (): Promise<void> => {
    const address = email.trim();
    setFault(address === '' ? words.noEmail : null);
    if (address === '') return;
    const given = { token: kitchen.token, params: { stallid }, body: { email: address } };
    const told = await send(() => ask(orderCalls.nameCourier, given));
    if (told === undefined) return;
    if (!told.ok) {
      setFault(told.error.msg);
      return;
    }
    kitchen.tookBoard(told.value);
    setEmail('');
    toast.blank(words.told(address));
  };
  return (
    <form
      noValidate
      className="grid grid-cols-1 items-start gap-3 narrow:grid-cols-[minmax(0,1fr)_auto]"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void name();
      }}
    >
      <Field
        label={words.email}
        type="email"
        maxLength={254}
        autoComplete="off"
        fault={fault ?? undefined}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" look="primary" className="narrow:mt-6.5">
        {words.name}
      </Button>
    </form>
  );
};

/** Who brings orders of a stall, named and removed by its vendor. */
export const CouriersPart = ({ kitchen, board }: PartProps) => {
  const { stallid, couriers } = board;
  const [asked, setAsked] = useState<Courier | null>(null);
  const { send } = useSending();
  const remove = async ({ userid }: Courier): Promise<void> => {
    setAsked(null);
    const given = { token: kitchen.token, params: { stallid, userid } };
    const told = await send(() => ask(orderCalls.removeCourier, given));
    if (told?.ok === true) kitchen.tookBoard(told.value);
    if (told?.ok === false) toast.error(told.error.msg);
  };
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-5">
      <p className="text-ink-soft">{words.lead}</p>
      <NameForm kitchen={kitchen} board={board} />
      {couriers.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ul className="divide-y divide-line">
        {couriers.map((courier) => (
          <li key={courier.userid} className="flex items-center justify-between gap-4 py-2">
            <bdi className="min-w-0 font-medium [overflow-wrap:anywhere]">{courier.username}</bdi>
            <Button
              size="small"
              aria-label={words.removeOf(courier.username)}
              onClick={() => setAsked(courier)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          title={words.sure(asked.username)}
          text={words.sureText}
          yes={words.remove}
          onYes={() => void remove(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </div>
  );
};
