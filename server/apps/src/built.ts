import type { FactoryProvider, InjectionToken, Type } from '@nestjs/common';

/** A provider whose constructor takes these others, in order. */
export const built = <T>(type: Type<T>, ...inject: InjectionToken[]): FactoryProvider<T> => ({
  provide: type,
  inject,
  useFactory: (...parts: unknown[]) => new type(...parts),
});
