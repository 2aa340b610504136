/** Signs of the office: 16 px, in the colour of the text; decoration beside words. */
function Sign({ path, filled = false, size = 16 }: { readonly path: string; readonly filled?: boolean; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      style={{ flex: 'none' }}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}

export const CopySign = () => <Sign path="M9 9h10v11H9zM6 15H5V4h10v2" />;
export const RunningSign = () => <Sign filled path="M7 5l12 7l-12 7z" />;
export const FinishedSign = () => <Sign path="M4 12.5l5 5L20 6.5" />;
export const FrozenSign = () => <Sign path="M12 3v10M12 18v1.5" />;
export const AutopilotSign = () => <Sign path="M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 7v5l4 2" />;
export const HouseSign = () => <Sign path="M4 11l8-7l8 7M6 10v10h12V10" />;
export const ReloadSign = () => <Sign path="M20 12a8 8 0 1 1-2.5-5.8M20 3v4h-4" size={18} />;
export const StartSign = () => <Sign filled path="M6 5v14M19 5L9 12l10 7z" size={20} />;
export const PreviousSign = () => <Sign path="M15 5l-7 7l7 7" size={20} />;
export const NextSign = () => <Sign path="M9 5l7 7l-7 7" size={20} />;
export const EndSign = () => <Sign filled path="M18 5v14M5 5l10 7l-10 7z" size={20} />;
export const PlaySign = () => <Sign filled path="M7 5l12 7l-12 7z" size={20} />;
export const PauseSign = () => <Sign path="M8 5v14M16 5v14" size={20} />;
