/** Line signs for buttons that stand beside or in place of words. Size 20 px, in the colour of the text; decoration. */
function Sign({ path }: { readonly path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}

export const SunSign = () => (
  <Sign path="M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4" />
);
export const MoonSign = () => <Sign path="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z" />;
export const LinkSign = () => (
  <Sign path="M9 12a4 4 0 0 0 6 .5l3.5-3.5a4 4 0 0 0-5.7-5.7L11 5M15 12a4 4 0 0 0-6-.5L5.5 15a4 4 0 0 0 5.7 5.7L13 19" />
);
export const DoneSign = () => <Sign path="M4 12.5l5 5L20 6.5" />;
export const SpeechSign = () => (
  <Sign path="M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8 10.5h.01M12 10.5h.01M16 10.5h.01" />
);
export const DoorSign = () => <Sign path="M14 4h5v16h-5M3 12h11M10 8l4 4l-4 4" />;
export const CloseSign = () => <Sign path="M6 6l12 12M18 6L6 18" />;
export const PlusSign = () => <Sign path="M12 5v14M5 12h14" />;
export const PersonSign = () => <Sign path="M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4 21c0-4 3.5-6 8-6s8 2 8 6" />;
