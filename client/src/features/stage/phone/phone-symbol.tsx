/** Two sets and what they share. The same drawing is in phone.html, for before the script has come. */
export const PhoneSymbol = ({ pulsing = false }: { readonly pulsing?: boolean }) => (
  <svg className="phone-symbol" data-pulsing={pulsing} viewBox="0 0 36 24" aria-hidden="true">
    <path d="M18 3.06a10.5 10.5 0 0 1 0 17.88a10.5 10.5 0 0 1 0-17.88z" />
    <circle cx="12.5" cy="12" r="10.5" />
    <circle cx="23.5" cy="12" r="10.5" />
  </svg>
);
