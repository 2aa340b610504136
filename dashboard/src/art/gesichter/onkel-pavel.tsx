/** Onkel Pavel knows every variant of King: bald, walrus moustache, bow tie, bushy brows. */
export const onkelPavel = (
  <>
    <path d="M10 98C12 82 30 76 48 76C66 76 84 82 86 98Z" fill="var(--druck)" />
    <path d="M40 76L48 98L56 76Z" fill="var(--papier)" />
    <path d="M39 66H57V80H39Z" fill="var(--haut)" />
    <path d="M24 46C22 18 36 8 48 8C60 8 74 18 72 46C74 66 62 77 48 77C34 77 22 66 24 46Z" fill="var(--haut)" stroke="var(--druck)" />
    <path d="M24 44C18 42 16 56 25 58M72 44C78 42 80 56 71 58" fill="var(--haut)" stroke="var(--druck)" />
    <path d="M24 40C20 40 20 50 24 52M72 40C76 40 76 50 72 52" fill="none" stroke="var(--druck-leise)" strokeWidth="4" />
    <path d="M36 16C40 12 46 11 50 12" stroke="var(--papier)" strokeWidth="3" />
    <path d="M38 26C44 24 52 24 58 26M40 31C45 29.5 51 29.5 56 31" stroke="var(--druck)" strokeWidth="1.2" />
    <path d="M31 42C34 36 41 36 44 41M52 41C55 36 62 36 65 42" stroke="var(--druck)" strokeWidth="4.6" />
    <circle cx="38.5" cy="47" r="2.3" fill="var(--druck)" />
    <circle cx="57.5" cy="47" r="2.3" fill="var(--druck)" />
    <path d="M33 51C36 53 40 53 42 51M54 51C56 53 60 53 63 51" stroke="var(--druck)" strokeWidth="1.2" />
    <path d="M44 48C40 57 42 60 48 60C54 60 56 57 52 48" fill="var(--haut)" stroke="var(--druck)" />
    <path d="M48 58C40 54 30 58 24 70C34 74 42 72 48 66C54 72 62 74 72 70C66 58 56 54 48 58Z" fill="var(--druck)" />
    <path d="M42 60C36 62 32 65 29 69M54 60C60 62 64 65 67 69" stroke="var(--druck-leise)" strokeWidth="1.2" />
    <path d="M43 71C46 73 50 73 53 71" stroke="var(--druck)" />
    <path d="M48 85L32 77V95ZM48 85L64 77V95Z" fill="var(--akzent)" stroke="var(--druck)" />
    <circle cx="48" cy="86" r="4" fill="var(--akzent)" stroke="var(--druck)" />
  </>
);
