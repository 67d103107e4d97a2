// The mark of the tool: a window of four panes, one of them open.
export const Logo = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" data-logo="">
    <path d="M3 5a2 2 0 0 1 2-2h6v8H3z" fill="#0b6bdf" />
    <path d="M13 3h4a4 4 0 1 1 0 8h-4z" fill="#f2b441" />
    <path d="M3 13h8v8H7a4 4 0 0 1-4-4z" fill="#c9472f" />
    <path d="M13 13h8v6a2 2 0 0 1-2 2h-6z" fill="#127a5c" />
  </svg>
);
