import { phoneMessages } from './phone.messages.ts';

export const ReloadButton = () => (
  <button
    type="button"
    className="phone-button"
    data-look="primary"
    onClick={() => location.reload()}
  >
    {phoneMessages.reload}
  </button>
);
