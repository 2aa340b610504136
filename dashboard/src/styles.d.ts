// TypeScript 6 wants a type for every import, style sheets included.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
