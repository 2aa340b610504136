import { type CustomScalar, Scalar } from '@nestjs/graphql';
import { GraphQLError, type ValueNode } from 'graphql';

/** UTC, ISO 8601 with milliseconds. Only ever written: no input of the contract takes a time. */
@Scalar('DateTime')
export class DateTimeScalar implements CustomScalar<string, Date> {
  serialize(value: unknown): string {
    if (value instanceof Date) return value.toISOString();
    if (typeof value === 'string') return value;
    throw new GraphQLError('DateTime: neither a Date nor text');
  }

  parseValue(value: unknown): Date {
    const date = new Date(String(value));
    if (Number.isNaN(date.getTime())) throw new GraphQLError('DateTime: not a moment');
    return date;
  }

  parseLiteral(node: ValueNode): Date {
    return this.parseValue('value' in node ? node.value : undefined);
  }
}
